import { Metadata } from '@tus/server'
import { cleanFileName } from '../../../platform/files/clean-file-name.ts'
import { invalidField } from '../../../platform/http/invalid-field.ts'

export interface UploadMetadata {
	copyId: string
	/** Is what the browser calls the file. */
	uploadKey: string
	fileName: string
	/** Is the SHA-256 of the whole file, in lower hexadecimal digits. */
	checksum: string
}

/** Reads what a browser says of a file before it sends it. @throws a refusal of the field that is missing or malformed */
export const readUploadMetadata = (header: unknown): UploadMetadata => checkUploadMetadata(parse(header))

/** @throws as `readUploadMetadata` */
export function checkUploadMetadata(given: Record<string, string | null>): UploadMetadata {
	const checked = (name: string, pattern: RegExp): string => {
		const value = given[name] ?? ''
		if (!pattern.test(value)) throw invalidField(name, value === '' ? 'invalid_type' : 'invalid_format')
		return value
	}
	return {
		copyId: checked('copyId', /^[0-9a-f]{24}$/),
		uploadKey: checked('uploadKey', /^[\w.:-]{1,100}$/),
		fileName: cleanFileName(given.fileName ?? ''),
		checksum: checked('checksum', /^[0-9a-fA-F]{64}$/).toLowerCase(),
	}
}

function parse(header: unknown): Record<string, string | null> {
	if (typeof header !== 'string') return {}
	try {
		return Metadata.parse(header)
	} catch {
		throw invalidField('upload-metadata', 'invalid_format')
	}
}
