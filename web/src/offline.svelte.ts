// The app without a network: a service worker keeps its files. Where a new version has come, whoever is between two games
// may load it; a game that goes on is never disturbed.

class Offline {
  /** A newer version is there, and waits. */
  waiting = $state.raw<ServiceWorker | null>(null)
  #asked = false

  /** From now on the app starts without a network. */
  async keep(): Promise<void> {
    if (this.#asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    this.#asked = true
    try {
      const found = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI))
      this.#mind(found)
      found.addEventListener('updatefound', () => this.#mind(found))
    } catch {
      // Without it the app needs the network to start, and nothing else.
    }
  }

  #mind(found: ServiceWorkerRegistration): void {
    const comes = found.installing ?? found.waiting
    // The very first is no news.
    if (!comes || !navigator.serviceWorker.controller) return
    const look = () => {
      if (comes.state === 'installed') this.waiting = comes
    }
    comes.addEventListener('statechange', look)
    look()
  }

  /** Load the newer version now. */
  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('now')
  }
}

export const offline = new Offline()
