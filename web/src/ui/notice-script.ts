import { storedNotice } from './stored.ts'

/**
 * Is for the inline script at the top of <head>: keeps the notice that was closed shut before the first paint, so that nothing moves when
 * the page's code comes. A sheet made by a script is not held up by the content policy, as one in the markup is.
 */
export const noticeScript = `(() => {
try {
	const closed = localStorage.getItem('${storedNotice.name}')
	if (!/^\\w+$/.test(closed)) return
	const sheet = new CSSStyleSheet()
	sheet.insertRule('[data-notice="' + closed + '"] { display: none }')
	document.adoptedStyleSheets = [sheet]
} catch {}
})()`
