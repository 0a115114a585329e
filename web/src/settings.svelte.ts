// What a person has chosen for this browser: language, light, movement, name and arms.

import { LANGUAGES, speech, type Language } from './speech.svelte'
import { recall, remember } from './store'

export type Theme = 'auto' | 'light' | 'dark'

function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2)
    if (short in LANGUAGES) return short as Language
  }
  return 'en'
}

class Settings {
  theme = $state<Theme>(recall<Theme>('theme', 'auto'))
  /** Pieces travel on the board; off: everything stands at once where it belongs. */
  motion = $state(recall('motion', true))
  name = $state(recall('name', ''))
  /** Tables without invited friends stand on this device, where it can. */
  here = $state(recall('here', true))
  seed = $state(recall('arms', ''))

  constructor() {
    if (!this.seed) this.drawArms()
  }

  async start(): Promise<void> {
    this.#apply()
    const asked = new URLSearchParams(location.search).get('lang')
    const language = asked && asked in LANGUAGES ? asked : recall<string>('language', preferredLanguage())
    await speech.use(language in LANGUAGES ? (language as Language) : 'en')
  }

  setLanguage(language: Language): void {
    remember('language', language)
    void speech.use(language)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme)
    this.#apply()
  }

  setMotion(motion: boolean): void {
    this.motion = motion
    remember('motion', motion)
    this.#apply()
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 30)
    remember('name', this.name)
  }

  setHere(here: boolean): void {
    this.here = here
    remember('here', here)
  }

  drawArms(): void {
    this.seed = Math.random().toString(36).slice(2)
    remember('arms', this.seed)
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.theme
    document.documentElement.dataset.motion = this.motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
