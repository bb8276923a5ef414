import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
	brotliCompress,
	brotliCompressSync,
	constants,
	createBrotliCompress,
	createGzip,
	createZstdCompress,
	gzip,
	gzipSync,
	zstdCompress,
	zstdCompressSync,
} from 'node:zlib'
import type { Encoding, QuickEncoding } from './accepted-encoding.ts'

/** Quality 5 costs 0.2 ms for a page of 16 kB and is 7 bytes larger than 9, which costs 6 ms. */
const BROTLI_QUALITY = 5
/** Quality 1 makes a fifth more bytes than 5 in a sixth of the time. */
const QUICK_BROTLI_QUALITY = 1
/** A page of 256 kB needs so many bits: the memory for more would take longer to get than the work does. */
const QUICK_BROTLI_WINDOW_BITS = 18
/**
 * Takes two thirds of the time of brotli's 1, and 3 % fewer bytes. The small window, the one piece for the result and
 * the length told before save a fifth of it.
 */
const quickZstd = {
	chunkSize: 32 * 1024,
	params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 },
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)

/** Compresses a page that will be sent many times. */
export async function compressWell(body: Buffer): Promise<Record<Encoding, Buffer>> {
	const [br, gz] = await Promise.all([
		compressBrotli(body, {
			params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
		}),
		compressGzip(body),
	])
	return { br, gzip: gz, identity: body }
}

const quickly: Record<QuickEncoding, (body: Buffer) => Buffer> = {
	zstd: (body) => zstdCompressSync(body, { ...quickZstd, pledgedSrcSize: body.length }),
	br: (body) =>
		brotliCompressSync(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY,
				[constants.BROTLI_PARAM_LGWIN]: QUICK_BROTLI_WINDOW_BITS,
			},
		}),
	gzip: (body) => gzipSync(body, { level: 1 }),
	identity: (body) => body,
}

/**
 * Compresses a page that is sent once, at once and not in another thread: it takes 0.1 ms, and handing the work over
 * and back more than halved the number of pages that a process renders (docs/adr/0013-quick-renders.md).
 */
export function compressQuickly(body: Buffer, encoding: QuickEncoding): Buffer {
	return quickly[encoding](body)
}

/**
 * Makes 76 kB of 390 kB of questions in 1 ms (zstd), 75 in 3.5 (brotli) and 78 in 6 (gzip); the quick ones make 86 to
 * 93.
 */
const thorough = {
	zstd: { params: { [constants.ZSTD_c_compressionLevel]: 3 } },
	br: { [constants.BROTLI_PARAM_QUALITY]: 4 },
	gzip: { level: 5 },
}

const thoroughly: Record<QuickEncoding, (body: Buffer) => Promise<Buffer>> = {
	zstd: (body) => compressZstd(body, { ...thorough.zstd, pledgedSrcSize: body.length }),
	br: (body) =>
		compressBrotli(body, {
			params: { ...thorough.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
		}),
	gzip: (body) => compressGzip(body, thorough.gzip),
	identity: async (body) => body,
}

/** Above this the work takes longer than handing it over to another thread and back. */
const LARGE_BYTES = 32_000

/**
 * Compresses data that is sent once: what is small at once, what is large with more care and while others are answered.
 */
export async function compressData(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
	return body.length < LARGE_BYTES ? compressQuickly(body, encoding) : thoroughly[encoding](body)
}

const streams: Record<Exclude<QuickEncoding, 'identity'>, () => Transform> = {
	zstd: () => createZstdCompress(thorough.zstd),
	br: () => createBrotliCompress({ params: thorough.br }),
	gzip: () => createGzip(thorough.gzip),
}

/** Compresses data that is sent while it is read, of whatever length. */
export function compressedStream(encoding: Exclude<QuickEncoding, 'identity'>): Transform {
	return streams[encoding]()
}
