export interface SentFile {
	content: Buffer
	name?: string
	type?: string
	field?: string
}

export const BOUNDARY = 'x-boundary-x'
export const formType = `multipart/form-data; boundary=${BOUNDARY}`

/** Builds a form as browsers send it. */
export function buildForm(...files: SentFile[]): Buffer {
	const parts = files.flatMap(({ content, name = 'me.jpg', type = 'image/jpeg', field = 'file' }) => [
		`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
		content,
		'\r\n',
	])
	return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)))
}
