import { html } from './html.ts';
import type { Assets } from './site.ts';

/** The shell of a helper's phone: no data of any tournament is in it. */
export const entryShell = ({ script, style, theme, icon }: Assets): string =>
  html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>Pareo</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}" type="image/svg+xml">
<script src="${theme}"></script>
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body class="public">
<div id="entry"></div>
<noscript><p class="empty">Active JavaScript para capturar resultados. Turn JavaScript on to enter results.</p></noscript>
</body>
</html>
`.html;
