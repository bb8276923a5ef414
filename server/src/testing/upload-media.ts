import { BOUNDARY, buildForm, formType } from './build-form.ts'
import type { TestBrowser } from './open-browser.ts'

interface SentMedia {
	content: Buffer
	name?: string
	key?: string
	/** Are the texts that are sent along. */
	fields?: Record<string, string>
}

/** Uploads a picture of content as an editor's page does. */
export function uploadMedia(browser: TestBrowser, { content, name = 'fort.jpg', key, fields = {} }: SentMedia) {
	const texts = Object.entries(fields).map(
		([field, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
	)
	const payload = Buffer.concat([Buffer.from(texts.join('')), buildForm({ content, name })])
	const headers = { 'content-type': formType, ...(key && { 'idempotency-key': key }) }
	return browser.send({ method: 'POST', url: '/api/admin/media', payload, headers })
}
