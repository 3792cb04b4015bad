import '../look/tokens.css';
import '../look/fonts.css';
import '../look/base.css';
import { memoryHost } from '@pareo/host/memory';
import { mount } from 'svelte';
import App from '../App.svelte';
import { preferences } from '../client/preferences.svelte.ts';
import { session } from '../client/session.svelte.ts';

/* The console on a host in the page: `npx vite apps/web`, then /dev.html. For looking at screens without a server. */
preferences.load();
session.use(memoryHost());
history.replaceState(null, '', '/console');

const target = document.getElementById('app');
if (target) mount(App, { target });
