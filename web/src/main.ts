import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import './theme.css'

router.start()
// The words come first, so that the page does not jump when they arrive.
await settings.start()

const target = document.getElementById('app')
if (target) mount(App, { target })
