import { html, logo, type Markup } from '../../platform/markup.ts'
import { savedSheets } from '../../platform/saved-sheet/saved-sheet.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'

const saved = savedSheets([new URL('./receipt.css', import.meta.url)])

const ridge = html`<svg class="ridge" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true"><path fill="#e6dcc8" d="M0 120V78C60 70 84 40 130 40s58 34 104 34 66-56 122-56 70 46 118 46 60-20 98-20 64 36 116 36 82-62 146-62 78 52 128 52 66-28 112-28 66 34 110 34 74-48 126-48 72 34 130 34v90Z"/><path fill="#c8cbe0" d="M0 120V96c70 0 96-30 150-30s74 28 126 28 82-40 144-40 88 38 140 38 76-24 126-24 84 28 138 28 92-44 154-44 86 40 136 40 72-22 118-22 80 24 128 24 60-12 80-16v42Z"/><path fill="#243b8f" d="M0 120v-8c90 0 120-22 190-22s100 20 170 20 110-26 184-26 108 24 176 24 96-16 158-16 104 18 172 18 112-24 184-24 116 20 206 16v18Z"/></svg>`

/** Makes a receipt an HTML document to save. */
export function receiptHtml(sheet: ReceiptSheet): string {
	const content = html`<header>
<p class="brand">${logo} ${sheet.brand}</p>
<h1>${sheet.heading}</h1>
</header>
<dl class="facts">${sheet.facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="parties">${party(sheet.from)}${party(sheet.to)}</div>
${bill(sheet)}
<p class="words"><small>${sheet.words.label}</small> ${sheet.words.text}</p>
${sheet.tax === null ? '' : taxTable(sheet.tax)}
<p class="note">${sheet.note}</p>
${ridge}
<footer><a href="${sheet.address}">${sheet.address}</a></footer>`
	return saved({ ...sheet, content })
}

function party({ label, lines }: ReceiptSheet['from']): Markup {
	return html`<section><h2>${label}</h2>${lines.map((line) => html`<p>${line}</p>`)}</section>`
}

function bill({ sign, item, lines, total }: ReceiptSheet): Markup {
	return html`<section class="bill">
<p class="sign">${sign}</p>
<h3>${item.title}</h3>
${item.note === null ? '' : html`<p class="access">${item.note}</p>`}
<table><tbody>${lines.map(row)}</tbody><tfoot>${row(total)}</tfoot></table>
</section>`
}

function taxTable({ label, lines }: NonNullable<ReceiptSheet['tax']>): Markup {
	return html`<table class="tax"><caption>${label}</caption><tbody>${lines.map(row)}</tbody></table>`
}

function row({ label, amount }: ReceiptSheet['total']): Markup {
	return html`<tr><th scope="row">${label}</th><td>${amount}</td></tr>`
}
