import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@aravalli/shared/errors'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { cleanFileName } from './clean-file-name.ts'
import { feedForm } from './feed-form.ts'
import { storeAway } from './file-store.ts'
import type { FormRules, ReceivedFile, ReceivedForm } from './received-form.ts'

/** A form may have so many fields beside the files. No form of ours has as many. */
const MAX_FIELDS = 20
const MAX_PART_HEADERS = 10
const MAX_PART_HEADER_BYTES = 8_192
/** Node reads pieces of 64 kB, and this is two of them. */
const NEAR_LIMIT_BYTES = 131_072

/**
 * Reads a form, with its files at new paths. When it throws, nothing writes to them any more.
 *
 * @param onCut called when it has stopped before the end
 */
export async function readForm(
	request: IncomingMessage,
	rules: FormRules,
	newPath: () => string,
	onCut: () => Promise<void>,
): Promise<ReceivedForm> {
	const parser = openParser(request, rules)
	const writings: Promise<ReceivedFile>[] = []
	const form: ReceivedForm = { fields: Object.create(null), files: [] }
	const arrival = Promise.withResolvers<void>()
	const cut = new AbortController()
	let lastFile: BusboyFileStream | undefined
	const refuse = (error: Error) => {
		// The form is stopped at once, while the parser still has the piece that is too much.
		stop()
		arrival.reject(error)
	}
	const stop = feedForm(request, parser, {
		isNearLimit: () => rules.maxFileBytes - (lastFile?.bytesRead ?? 0) < NEAR_LIMIT_BYTES,
		onFailure: () => refuse(new AppError('request.malformed')),
	})

	parser.on('file', (field, stream, fileName) => {
		lastFile = stream
		stream.once('limit', () => refuse(new AppError(rules.refusals.tooLarge)))
		if (field !== rules.fileField) refuse(new AppError('request.malformed'))
		const writing = writeFile(stream, newPath, fileName, cut.signal)
		writing.catch(refuse)
		writings.push(writing)
	})
	parser.on('field', (name, value, _isNameCut, isValueCut) => {
		if (isValueCut) refuse(new AppError('request.too-large'))
		if (name === undefined) refuse(new AppError('request.malformed'))
		else form.fields[name] = value
	})
	refuseTooMany(parser, rules, refuse)
	parser.on('error', () => refuse(new AppError('request.malformed')))
	parser.on('finish', () => arrival.resolve())
	try {
		await arrival.promise
		form.files = (await Promise.all(writings)).filter(isChosen)
		return form
	} catch (error) {
		await onCut()
		cut.abort()
		await Promise.allSettled(writings)
		throw error
	}
}

function openParser(request: IncomingMessage, { maxFiles, maxFileBytes, maxFieldBytes }: FormRules): BusboyInstance {
	try {
		return new Busboy({
			headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
			limits: {
				files: maxFiles,
				fileSize: maxFileBytes,
				fields: MAX_FIELDS,
				fieldSize: maxFieldBytes,
				parts: MAX_FIELDS + maxFiles + 1,
				headerPairs: MAX_PART_HEADERS,
				headerSize: MAX_PART_HEADER_BYTES,
			},
		})
	} catch {
		throw new AppError('request.malformed')
	}
}

function refuseTooMany(parser: BusboyInstance, { refusals }: FormRules, refuse: (error: Error) => void): void {
	parser.on('filesLimit', () => refuse(new AppError(refusals.tooMany)))
	parser.on('fieldsLimit', () => refuse(new AppError('request.too-large')))
	parser.on('partsLimit', () => refuse(new AppError('request.too-large')))
}

async function writeFile(
	stream: Readable,
	newPath: () => string,
	fileName: string | undefined,
	signal: AbortSignal,
): Promise<ReceivedFile> {
	const path = newPath()
	const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
	await pipeline(stream, file, { signal }).catch((error) => {
		throw 'syscall' in error ? storeAway(error) : new AppError('request.malformed')
	})
	return { path, fileName: cleanFileName(fileName ?? ''), sizeBytes: file.bytesWritten }
}

/** Browsers send an empty file without a name for a field in which none was chosen. */
const isChosen = ({ fileName, sizeBytes }: ReceivedFile) => fileName !== '' || sizeBytes > 0
