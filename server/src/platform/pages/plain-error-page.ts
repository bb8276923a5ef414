import { newMark, type SealedPage, seal } from './seal.ts'

const sentences = {
	english: ['Something went wrong', 'Please try again in a few seconds.', 'Try Again'],
	hindi: ['कोई गड़बड़ी हो गई', 'कृपया कुछ सेकंड बाद फिर से प्रयास करें।', 'फिर से प्रयास करें'],
}

/**
 * Makes what is sent when a page could not be rendered at all; in both languages, because even the reader's may be
 * unknown.
 */
export function plainErrorPage(): SealedPage {
	const mark = newMark()
	const block = ([title, text, action]: string[], lang: string) =>
		`<section lang="${lang}"><h1>${title}</h1><p>${text}</p><p><a href="">${action}</a></p></section>`
	return seal(
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentences.english[0]}</title>` +
			`<style nonce="${mark}">body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;background:#eef2f8;color:#161b3d;font:1.0625rem/1.7 system-ui,sans-serif}section{background:#fff;border:1px solid #d3dbea;border-radius:3px;padding:1rem 1.5rem}h1{margin:0;font-size:1.25rem}p{margin:.25rem 0}a{color:#243b8f}@media(prefers-color-scheme:dark){body{background:#121318;color:#eceae4}section{background:#1b1c22;border-color:#30323c}a{color:#aebeff}}</style></head>` +
			`<body><main>${block(sentences.hindi, 'hi')}${block(sentences.english, 'en')}</main></body></html>`,
		mark,
	)
}
