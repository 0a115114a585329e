import { expect, it } from 'vitest'
import { GOING_AWAY, Lines, Questions, type ToWorker } from './wire'

function told() {
  const sent: ToWorker[] = []
  const lines = new Lines((message) => void sent.push(message))
  const heard: string[] = []
  const wire = lines.open('here-a')
  wire.onopen = () => heard.push('open')
  wire.onmessage = ({ data }) => heard.push(String(data))
  wire.onclose = ({ code }) => heard.push(`closed ${code}`)
  return { sent, lines, wire, heard }
}
const soon = () => new Promise((done) => setTimeout(done))

it('is a line like a socket: open a moment later, then said and heard until it is shut', async () => {
  const { sent, lines, wire, heard } = told()
  expect(heard).toEqual([])
  await soon()
  wire.send('hello')
  lines.hear({ line: 1, text: 'table' })
  lines.hear({ line: 2, text: 'of another' })
  wire.close()
  wire.close()
  wire.send('too late')
  lines.hear({ line: 1, text: 'too late' })
  expect(heard).toEqual(['open', 'table'])
  expect(sent).toEqual([{ connect: 1, table: 'here-a' }, { line: 1, text: 'hello' }, { hangUp: 1 }])
})

it('tells why a line ended, once', async () => {
  const { lines, heard } = told()
  await soon()
  lines.hear({ line: 1, closed: 4404 })
  lines.break()
  expect(heard).toEqual(['open', 'closed 4404'])
})

it('ends every line with its worker, so that they are taken up again', async () => {
  const { lines, heard } = told()
  await soon()
  lines.break()
  expect(heard).toEqual(['open', `closed ${GOING_AWAY}`])
})

it('ends a line whose worker could not be started', async () => {
  const lines = new Lines(() => Promise.reject(new Error('no Python')))
  const wire = lines.open('here-a')
  const closed: number[] = []
  wire.onclose = ({ code }) => closed.push(code)
  await soon()
  expect(closed).toEqual([GOING_AWAY])
})

it('gives every question its own answer, and all of them an end', async () => {
  const sent: ToWorker[] = []
  const questions = new Questions((message) => void sent.push(message))
  const asked = ['/a', '/b', '/c'].map((path) => questions.ask({ call: ['GET', path, null, null] }))
  questions.hear({ id: 2, answer: 'second' })
  questions.hear({ id: 1, failed: 'busy: later' })
  questions.break('gone')
  const settled = await Promise.allSettled(asked)
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))).toEqual([
    'busy: later',
    'second',
    'gone',
  ])
})
