import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Bilingual } from '@aravalli/shared/language'

/** Is a slide in both languages, beside each other: one video serves all readers. */
export interface Slide {
	english: { heading: string; points: string[] }
	hindi: { heading: string; points: string[] }
}

interface Shown {
	lecture: Bilingual
	/** It is null for the title, which comes first. */
	slide: Slide | null
	/** Counts slides from 0, the title first. */
	index: number
	count: number
}

const { resolve } = createRequire(import.meta.url)

/** Pages that are handed to a browser as a text may load nothing, so they carry their fonts. */
function fontFace(family: string, file: string, weight: string, more = ''): string {
	const content = readFileSync(resolve(file)).toString('base64')
	return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${content})${more}}`
}

/** Eczar's rupee sign touches its digits. */
const letters = {
	latin: ';unicode-range:U+0000-20B8,U+20BA-22FF',
	devanagari: ';unicode-range:U+0900-097F,U+200C-200D,U+25CC',
}

export const fontFaces = (['latin', 'devanagari'] as const)
	.flatMap((script) => [
		fontFace('Eczar', `@fontsource-variable/eczar/files/eczar-${script}-wght-normal.woff2`, '400 800', letters[script]),
		fontFace('Khula', `@fontsource/khula/files/khula-${script}-400-normal.woff2`, '400', letters[script]),
		fontFace('Khula', `@fontsource/khula/files/khula-${script}-600-normal.woff2`, '600', letters[script]),
	])
	.join('')

const style = `
*{box-sizing:border-box;margin:0}
body{width:1280px;height:720px;overflow:hidden;background:#fff;color:#161b3d;font:400 33px/1.45 Khula}
header{display:flex;gap:40px;height:64px;padding:0 56px 0 92px;align-items:center;background:#16245a;color:#fff;font-size:23px}
header span:first-child{flex:1}
main{position:relative;display:grid;grid-template-columns:1fr 1fr;gap:64px;height:566px;padding:44px 56px 0 92px}
main::before{content:"";position:absolute;left:64px;top:0;bottom:0;width:5px;border:solid #de7480;border-width:0 2px}
h1{min-height:112px;font:640 42px/1.3 Eczar;text-wrap:balance}
ul{margin-top:18px;padding:0;list-style:none}
li{position:relative;margin-top:16px;padding-left:34px}
li::before{content:"";position:absolute;left:4px;top:18px;width:12px;height:12px;border-radius:50%;background:#0c8588}
main.title{grid-template-columns:1fr;gap:0;align-content:center;padding-top:0}
.title h1{min-height:0;font-size:60px}
.title h1+h1{margin-top:28px}
footer{position:relative;height:90px;background:linear-gradient(#fff,#fdf3e1)}
svg{position:absolute;inset:0;width:1280px;height:90px}
.way{position:absolute;bottom:0;left:0;height:6px;background:#f08a24}`

const hills =
	'M0 120V96c70 0 96-30 150-30s74 28 126 28 82-40 144-40 88 38 140 38 76-24 126-24 84 28 138 28 92-44 154-44 86 40 136 40 72-22 118-22 80 24 128 24 60-12 80-16v42Z'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const column = (lang: string, { heading, points }: Slide['english']) => `
	<section lang="${lang}"><h1>${escaped(heading)}</h1><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul></section>`

/** Writes a slide as a page of 1280 × 720 pixels. */
export function slidePage({ lecture, slide, index, count }: Shown): string {
	const body = slide
		? `<main>${column('en', slide.english)}${column('hi', slide.hindi)}</main>`
		: `<main class="title"><h1>${escaped(lecture.english)}</h1><h1 lang="hi">${escaped(lecture.hindi)}</h1></main>`
	return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${style}</style>
		<header><span>Aravalli · अरावली</span><span>${index + 1} / ${count}</span></header>${body}
		<footer><svg viewBox="0 0 1440 120" preserveAspectRatio="none"><path fill="#8e93b8" d="${hills}"/></svg>
		<div class="way" style="width:${((index + 1) / count) * 100}%"></div></footer>`
}
