import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import { browserQueue, httpHost } from '@pareo/host';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './client/preferences.svelte.ts';
import { session } from './client/session.svelte.ts';

preferences.load();
session.use(httpHost({ queue: browserQueue(indexedDB, window) }));

const target = document.getElementById('app');
if (target) mount(App, { target });
