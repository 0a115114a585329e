import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import { isHere, SERVERLESS } from './local/able'
import { knownTables } from './memory'
import { offline } from './offline.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import './theme.css'

router.start()
// The words come first, so that the page does not jump when they arrive.
await settings.start()

const target = document.getElementById('app')
if (target) mount(App, { target })
// Whoever keeps games on this device can go on with them without a network.
if (SERVERLESS || knownTables().some(({ table }) => isHere(table))) void offline.keep()
