// What is kept on this device, in IndexedDB. The table asks for it as the server asks its database: an answer is written
// under its number before anybody sees it, and a number that is taken says that another tab was first.
//
// Everything goes in and out as JSON text, so that nothing of it is held by Python and the page at once. What fails begins
// with a word: "conflict:" (the number is taken), "full:" (there is no room), "refused:" (it was surely not written).

const NAME = 'posterity'
const VERSION = 1
/** What other tabs of this browser hear. */
const NEWS = 'posterity'
const TABLES = 'tables'
const ANSWERS = 'answers'
const ANALYSES = 'analyses'

export interface KeptSeat {
  name: string
  [more: string]: unknown
}
/** A table as the table's worker describes it; what stands here is what this file minds. */
export interface KeptTable {
  id: string
  seats: KeptSeat[]
  created: number
  ended: number | null
  [more: string]: unknown
}
/** An answer; the first of it is its number. */
type Answer = [number: number, ...rest: unknown[]]

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' })
      request.result.createObjectStore(ANSWERS)
      request.result.createObjectStore(ANALYSES)
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('IndexedDB'))
    request.onblocked = () => failed(new Error('another tab has another version of this app open'))
  })
}

function inWords(error: DOMException | null): Error {
  if (error?.name === 'ConstraintError') return new Error('conflict: this number is taken')
  if (error?.name === 'QuotaExceededError') return new Error('full: there is no room left on this device')
  return new Error(`refused: ${error?.name ?? 'aborted'}: ${error?.message ?? ''}`)
}

const answersOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity])

export class Disk {
  #database: Promise<IDBDatabase> | null = null
  #news: BroadcastChannel | null = null
  #held = new Map<string, () => void>()

  async #open(): Promise<IDBDatabase> {
    this.#database ??= opened().then((database) => {
      // A newer app in another tab needs it otherwise; this one asks again and hears why it cannot.
      database.onversionchange = () => {
        database.close()
        this.#database = null
      }
      database.onclose = () => (this.#database = null)
      return database
    })
    try {
      return await this.#database
    } catch (error) {
      this.#database = null
      throw new Error(`refused: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }

  /** All of it or nothing: a transaction that was aborted has written nothing. */
  async #write(stores: string[], act: (within: IDBTransaction) => void): Promise<void> {
    const database = await this.#open()
    return new Promise((done, failed) => {
      let within: IDBTransaction
      try {
        within = database.transaction(stores, 'readwrite', { durability: 'strict' })
      } catch (error) {
        this.#database = null
        return failed(inWords(error as DOMException))
      }
      within.oncomplete = () => done()
      within.onabort = () => failed(inWords(within.error))
      try {
        act(within)
      } catch (error) {
        within.onabort = () => failed(error instanceof DOMException ? inWords(error) : (error as Error))
        within.abort()
      }
    })
  }

  async #read<T>(store: string, ask: (within: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open()
    return new Promise((done, failed) => {
      const request = ask(database.transaction(store).objectStore(store))
      request.onsuccess = () => done(request.result)
      request.onerror = () => failed(inWords(request.error))
    })
  }

  /** Change what stands about a table; nothing where there is none. */
  #amend(within: IDBTransaction, id: string, change: (table: KeptTable) => void): void {
    const store = within.objectStore(TABLES)
    const request = store.get(id) as IDBRequest<KeptTable | undefined>
    request.onsuccess = () => {
      if (!request.result) return within.abort()
      change(request.result)
      store.put(request.result)
    }
  }

  async create(table: string, answers: string): Promise<void> {
    const kept = JSON.parse(table) as KeptTable
    await this.#write([TABLES, ANSWERS], (within) => {
      within.objectStore(TABLES).add(kept)
      this.#add(within, kept.id, JSON.parse(answers) as Answer[])
    })
  }

  #add(within: IDBTransaction, table: string, answers: Answer[]): void {
    const store = within.objectStore(ANSWERS)
    for (const answer of answers) store.add(answer, [table, answer[0]])
  }

  async load(id: string): Promise<string | undefined> {
    const table = await this.#read(TABLES, (store) => store.get(id) as IDBRequest<KeptTable | undefined>)
    return table && JSON.stringify({ table, answers: await this.#answers(id, 0) })
  }

  async append(id: string, answers: string, ended: boolean): Promise<void> {
    await this.#write([TABLES, ANSWERS], (within) => {
      this.#add(within, id, JSON.parse(answers) as Answer[])
      // Read in the same transaction: a table that was removed in another tab gets no answers.
      this.#amend(within, id, (table) => (table.ended = ended ? (table.ended ?? Date.now() / 1000) : null))
    })
  }

  async rest(id: string, number: number): Promise<string> {
    return JSON.stringify(await this.#answers(id, number))
  }

  #answers(id: string, from: number): Promise<Answer[]> {
    return this.#read(ANSWERS, (store) => store.getAll(answersOf(id, from)) as IDBRequest<Answer[]>)
  }

  async names(id: string): Promise<string> {
    const table = await this.#read(TABLES, (store) => store.get(id) as IDBRequest<KeptTable | undefined>)
    return JSON.stringify(table?.seats.map(({ name }) => name) ?? [])
  }

  async rename(id: string, seat: number, name: string): Promise<void> {
    await this.#write([TABLES], (within) =>
      this.#amend(within, id, (table) => {
        const renamed = table.seats[seat]
        if (renamed) renamed.name = name
      }),
    )
  }

  async tables(): Promise<string> {
    return JSON.stringify(await this.#read(TABLES, (store) => store.getAll()))
  }

  async waiting(): Promise<string> {
    const all = await this.#read(TABLES, (store) => store.getAll() as IDBRequest<KeptTable[]>)
    return JSON.stringify(all.filter(({ ended }) => ended === null).map(({ id }) => id))
  }

  async analysis(id: string): Promise<string | undefined> {
    return this.#read(ANALYSES, (store) => store.get(id) as IDBRequest<string | undefined>)
  }

  async keepAnalysis(id: string, analysis: string): Promise<void> {
    await this.#write([ANALYSES], (within) => void within.objectStore(ANALYSES).put(analysis, id))
  }

  async remove(id: string): Promise<void> {
    await this.#write([TABLES, ANSWERS, ANALYSES], (within) => {
      within.objectStore(TABLES).delete(id)
      within.objectStore(ANSWERS).delete(answersOf(id))
      within.objectStore(ANALYSES).delete(id)
    })
  }

  // Other tabs are to each other what servers of one database are.

  hear(told: (notice: string) => void): void {
    this.#news ??= new BroadcastChannel(NEWS)
    this.#news.onmessage = ({ data }: MessageEvent<string>) => told(data)
  }

  tell(notice: string): Promise<void> {
    this.#news?.postMessage(notice)
    return Promise.resolve()
  }

  /** Whether this tab has it now; the browser gives it back when the tab is gone, however it went. */
  lock(name: string): Promise<boolean> {
    if (this.#held.has(name)) return Promise.resolve(true)
    return new Promise((done, failed) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        done(lock !== null)
        return lock ? new Promise((free) => this.#held.set(name, free)) : undefined
      }
      navigator.locks.request(`posterity ${name}`, { ifAvailable: true }, held).catch(failed)
    })
  }

  unlock(name: string): Promise<void> {
    this.#held.get(name)?.()
    this.#held.delete(name)
    return Promise.resolve()
  }
}
