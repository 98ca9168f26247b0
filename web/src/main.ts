import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';
import { firstLanguage, setLanguage } from './lib/i18n.svelte';
import { installShell } from './lib/shell';

await setLanguage(firstLanguage());
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
mount(App, { target });
void installShell();
