import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'

export interface MailContent {
	language: Language
	title: string
	paragraphs: string[]
	/** The code is shown large, to be read off or copied. */
	code?: string
	/** Leads to a page of ours. */
	button?: { label: string; url: string }
	/** Says why this mail came and what to do if it was not asked for. */
	footnote: string
	/** Stands below the footnote. */
	footnoteLink?: { label: string; url: string }
}

/**
 * Makes a mail's two bodies, in the look of our pages: a white sheet on the lime-washed ground, the saffron line, the
 * name.
 *
 * Mail programs know tables and style attributes; Gmail drops what it does not like, the attributes of `<html>` among
 * it, so that the table has the language too. Nothing is loaded from anywhere, so nobody learns when a mail is opened.
 *
 * @throws RangeError for a button that does not lead to a web page
 */
export function mailLayout(content: MailContent): { text: string; html: string } {
	for (const link of [content.button, content.footnoteLink])
		if (link && !/^https?:\/\//.test(link.url)) throw new RangeError('A button of a mail leads to a web page.')
	return { text: asText(content), html: asHtml(content) }
}

function asText({ language, title, paragraphs, code, button, footnote, footnoteLink }: MailContent): string {
	const parts = [title, ...paragraphs, code, button && `${button.label}:\n${button.url}`]
	const stop = footnoteLink ? `\n${footnoteLink.label}:\n${footnoteLink.url}` : ''
	return `${parts.filter((part) => part !== undefined).join('\n\n')}\n\n${footnote}${stop}\n\n${brand.name[language]}\n`
}

/** A mail loads no fonts, so these are those of the reader's own device. */
const FONT = "font-family:'Noto Sans','Noto Sans Devanagari',system-ui,'Segoe UI',Arial,sans-serif"
const MONOSPACE = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace"

const styles = {
	ground: 'margin:0;padding:0;background-color:#eef2f8',
	frame: `background-color:#eef2f8;color:#161b3d;${FONT};font-size:17px;line-height:1.65`,
	margin: 'padding:24px 12px',
	column: 'max-width:560px;margin:0 auto',
	name: 'padding:0 4px 10px;font-size:22px;line-height:1.4;font-weight:700;color:#243b8f',
	sheet:
		'background-color:#ffffff;border:1px solid #d3dbea;border-top:4px solid #f08a24;border-radius:3px;padding:24px 22px',
	title: 'margin:0 0 16px;font-size:23px;line-height:1.4;font-weight:700;color:#161b3d',
	paragraph: 'margin:0 0 16px;color:#161b3d',
	code: `margin:8px 0 20px;padding:14px 8px;background-color:#e1e8f8;border-radius:6px;color:#161b3d;${MONOSPACE};font-size:34px;line-height:1.3;font-weight:700;letter-spacing:6px;text-align:center;user-select:all;-webkit-user-select:all`,
	button: 'margin:8px 0 20px',
	buttonCell: 'background-color:#243b8f;border-radius:6px',
	link: 'display:inline-block;padding:12px 22px;color:#ffffff;font-weight:600;text-decoration:none',
	address: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#444b70;word-break:break-all',
	footnoteLink: 'color:#444b70;text-decoration:underline',
	footnote: 'padding:14px 4px 0;font-size:14px;line-height:1.6;color:#444b70',
}

/**
 * These colours are for programs that follow the reader's choice (Apple Mail, Thunderbird); Gmail turns colours round
 * by itself.
 */
const darkStyles = `
@media (prefers-color-scheme: dark) {
.ground{background-color:#121318!important;color:#eceae4!important}
.sheet{background-color:#1b1c22!important;border-color:#30323c!important;border-top-color:#f59a3e!important}
.ink{color:#eceae4!important}.soft{color:#bfc1cc!important}.name{color:#aebeff!important}
.code{background-color:#252b4a!important;color:#eceae4!important}
.button{background-color:#aebeff!important}.link{color:#10173f!important}
}`

const table = (className: string, style: string, inner: string, more = '') =>
	`<table role="presentation" class="${className}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}"${more}>${inner}</table>`

function asHtml({ language, title, paragraphs, code, button, footnote, footnoteLink }: MailContent): string {
	const where = ` lang="${languageTags[language]}" dir="ltr"`
	const sheet = [
		`<h1 class="ink" style="${styles.title}">${escapeHtml(title)}</h1>`,
		...paragraphs.map((text) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(text)}</p>`),
		code === undefined ? '' : `<p class="code" style="${styles.code}">${escapeHtml(code)}</p>`,
		button ? buttonHtml(button) : '',
	].join('\n')
	const column = table(
		'ink',
		styles.column,
		`<tr><td class="name" style="${styles.name}">${escapeHtml(brand.name[language])}</td></tr>
<tr><td class="sheet" style="${styles.sheet}">
${sheet}
</td></tr>
<tr><td class="soft" style="${styles.footnote}">${escapeHtml(footnote)}${footnoteLink ? footnoteHtml(footnoteLink) : ''}</td></tr>`,
	)
	const ground = table(
		'ground',
		styles.frame,
		`<tr><td align="center" style="${styles.margin}">${column}</td></tr>`,
		where,
	)
	return `<!doctype html>
<html${where}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyles}
</style>
</head>
<body class="ground" style="${styles.ground}">
${ground}
</body>
</html>
`
}

/** Repeats the address below, for those whose program shows no links, and for the wary. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
	const link = `<a class="link" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${styles.button}"><tr><td class="button" style="${styles.buttonCell}">${link}</td></tr></table>
<p class="soft" style="${styles.address}">${escapeHtml(url)}</p>`
}

const footnoteHtml = ({ label, url }: { label: string; url: string }) =>
	`<br><a class="soft" href="${escapeHtml(url)}" style="${styles.footnoteLink}">${escapeHtml(label)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
