/**
 * Makes documents to save. Markup comes only from `html` templates, which escape whatever is put into them.
 */
export class Markup {
	readonly text: string

	/** @param text is markup already, and a constant of ours */
	constructor(text: string) {
		this.text = text
	}
}

type Insert = string | Markup | Markup[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function html(fixed: TemplateStringsArray, ...inserts: Insert[]): Markup {
	return new Markup(String.raw({ raw: fixed }, ...inserts.map(insertText)))
}

function insertText(insert: Insert): string {
	if (insert instanceof Markup) return insert.text
	if (Array.isArray(insert)) return insert.map(insertText).join('')
	return insert.toWellFormed().replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** Is our name's sign. */
export const logo = html`<svg width="26" viewBox="0 0 32 32" aria-hidden="true"><g fill="none" stroke-width="3" stroke-linecap="round"><path stroke="#243b8f" d="M2.2 22.6C7.4 22.6 7.6 4.2 12.6 4.2 16.4 4.2 16.6 11.4 20.6 11.4 25 11.4 25 22.6 29.8 22.6"/><path stroke="#243b8f" d="M8.4 22.6C11.2 22.6 10.6 11.6 13 11.6 15.4 11.6 15.8 17.2 19 17.2 21.6 17.2 22 22.6 24.2 22.6"/><path stroke="#f08a24" d="M2.2 28.4H29.8"/></g></svg>`
