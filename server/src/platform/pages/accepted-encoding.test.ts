import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
	['gzip, deflate, br, zstd', 'br', 'zstd'],
	['zstd;q=0, br', 'br'],
	['zstd', 'identity', 'zstd'],
	['gzip;q=0.5, br;q=0.1', 'br'],
	['gzip', 'gzip'],
	['GZIP', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['br;q=0.000', 'identity'],
	['gzip;q=0', 'identity'],
	['brx, x-brotli', 'identity'],
	['', 'identity'],
	[undefined, 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding, quick = encoding) => {
	expect(acceptedEncoding(header)).toEqual({ encoding, quick })
	expect(acceptedEncoding(header)).toEqual({ encoding, quick })
})
