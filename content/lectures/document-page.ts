import type { Bilingual } from '@aravalli/shared/language'
import { fontFaces } from './slide-page.ts'

const style = `
@page{size:A4;margin:15mm 18mm}
body{margin:0;color:#161b3d;font:400 10.5pt/1.45 Khula}
section+section{break-before:page}
h1{font:640 22pt/1.3 Eczar;border-bottom:2px solid #de7480;padding-bottom:6px}
h2{font:640 15pt/1.3 Eczar;margin:12pt 0 3pt}
table{border-collapse:collapse;width:100%}
th,td{border:1px solid #cfdbf0;padding:3pt 8pt;text-align:left}
footer{margin-top:14pt;color:#5b6287;font-size:9.5pt}`

/** Writes a material as a document: each language begins on a page of its own. */
export function documentPage(texts: Bilingual<{ title: string; body: string[] }>): string {
	const part = (lang: string, { title, body }: { title: string; body: string[] }) =>
		`<section lang="${lang}"><h1>${title}</h1>${body.join('')}<footer>Aravalli · अरावली</footer></section>`
	return `<!doctype html><meta charset="utf-8"><title>${texts.english.title}</title><style>${fontFaces}${style}</style>
		${part('en', texts.english)}${part('hi', texts.hindi)}`
}
