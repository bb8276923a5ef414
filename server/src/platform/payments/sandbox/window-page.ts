import { type Language, languageTags } from '@aravalli/shared/language'
import { formatRupees, paise } from '@aravalli/shared/money'
import { webhookModes } from './planned-events.ts'
import { SANDBOX_PATH } from './sandbox-settings.ts'
import { windowTexts } from './window-texts.ts'

interface Shown {
	language: Language
	orderId: string
	/** In paise. */
	amount: number
	name: string
	description: string
}

/** Writes the checkout window, in which a payment can go every way that it can go with a real provider. */
export function windowPage({ language, orderId, amount, name, description }: Shown): string {
	const m = windowTexts[language]
	const texts = JSON.stringify({ paying: m.paying, declined: m.declined, failed: m.failed, late: m.lateBegun })
	const methods = Object.entries(m.methods).map(
		([value, label], index) =>
			`<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
	)
	const webhooks = webhookModes.map((mode) => `<option value="${mode}">${m.webhooks[mode]}</option>`)
	return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}: ${m.title}</title>
<link rel="stylesheet" href="${SANDBOX_PATH}/window.css">
</head>
<body>
<main data-texts="${escapeHtml(texts)}">
<header><h1>${escapeHtml(name)}</h1><button type="button" class="close" data-close aria-label="${m.close}">×</button></header>
<p>${escapeHtml(description)}</p>
<p class="amount">${formatRupees(paise(amount))}</p>
<p class="test">${m.test}</p>
<form>
<input type="hidden" name="orderId" value="${escapeHtml(orderId)}">
<fieldset><legend>${m.method}</legend><div class="choices">${methods.join('')}</div></fieldset>
<fieldset><label class="label" for="webhook">${m.webhook}</label><select id="webhook" name="webhook">${webhooks.join('')}</select></fieldset>
<button class="pay" name="outcome" value="paid">${m.pay(formatRupees(paise(amount)))}</button>
<button name="outcome" value="failed">${m.fail}</button>
<button name="outcome" value="late">${m.late}</button>
</form>
<p role="status"></p>
</main>
<script src="${SANDBOX_PATH}/window.js" defer></script>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
