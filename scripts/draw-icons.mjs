#!/usr/bin/env node
// Draws the icons and the social preview into public/icons, in the colors and type of the page. Run it by hand when the looks
// change; the pictures are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium as browserType } from 'playwright';
import { chromium } from '../config/browsers.mjs';

const font = (file) =>
  `data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/bodoni-moda/files/${file}`).toString('base64')}`;
const faces = `@font-face{font-family:Bodoni;src:url(${font('bodoni-moda-latin-standard-normal.woff2')});font-weight:400 900}
@font-face{font-family:Bodoni;font-style:italic;src:url(${font('bodoni-moda-latin-standard-italic.woff2')});font-weight:400 900}`;

/** The winking face of the empty cover, in a box of 200 by 200. */
const wink = `<svg viewBox="0 0 200 200" width="100%" height="100%" fill="none" stroke="#2a0f1d" stroke-width="6" stroke-linecap="round">
<circle cx="42" cy="118" r="20" fill="#f0bdb6" stroke="none"/><circle cx="158" cy="118" r="20" fill="#f0bdb6" stroke="none"/>
<path d="M30 58q22-20 48-8M122 50q26-12 48 8"/>
<path d="M26 88q28-28 58 0q-30 24-58 0z"/><circle cx="55" cy="87" r="9" fill="#2a0f1d" stroke="none"/>
<path d="M116 84q28 24 58 0M124 91l-6 10M136 97l-3 11M150 98l2 11M164 92l6 10"/>
<path d="M100 92q-4 22-10 32q6 6 14 3"/>
<path d="M68 156q16-14 24-12q8 5 16 0q8-2 24 12q-14 24-32 24t-32-24z" fill="#c2122f" stroke="none"/>
<path d="M72 157q28 6 56 0" stroke="#fff8ef" stroke-width="2.5"/></svg>`;

const icon = (inset) =>
  `<body style="margin:0;background:#fbf3e7"><div style="position:absolute;inset:${inset}%">${wink}</div></body>`;
const preview = `<style>${faces} *{margin:0;box-sizing:border-box} body{background:#fbf3e7;color:#2a0f1d;font-family:Bodoni;font-weight:800;font-variation-settings:"opsz" 28;font-optical-sizing:none}
main{display:grid;grid-template-columns:1fr 430px;align-items:center;height:630px;padding:56px 64px;border-bottom:22px solid #c2122f}
p{font-style:italic;font-size:44px;font-variation-settings:"opsz" 15} h1{font-size:150px;line-height:.84;letter-spacing:-.03em;margin-top:18px} i{color:#b80f2e}
div{background:#fbe8df;border:4px dashed #b80f2e;height:430px;padding:30px}</style>
<main><section><p>Your Mirror Can't Do This.</p><h1>Rate <i>My</i><br>Makeup</h1></section><div>${wink}</div></main>`;

const pictures = [
  { name: 'icon-192.png', width: 192, height: 192, html: icon(8) },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(8) },
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: icon(18) },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: icon(8) },
  { name: 'social-preview.png', width: 1200, height: 630, html: preview },
];

const browser = await browserType.launch(chromium);
try {
  const page = await browser.newPage();
  for (const { name, width, height, html } of pictures) {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(`public/icons/${name}`, await page.screenshot());
  }
} finally {
  await browser.close();
}
