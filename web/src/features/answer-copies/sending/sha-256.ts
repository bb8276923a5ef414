/** Stands in for the browser's own SHA-256 (FIPS 180-4), which it has on secure addresses only. */

const BLOCK_BYTES = 64

/** Are the first 32 bits of the fractional parts of roots of the first primes: of their square and cube roots. */
const primes = firstPrimes(64)
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)))

function firstPrimes(count: number): number[] {
	const found: number[] = []
	for (let number = 2; found.length < count; number += 1) {
		if (found.every((prime) => number % prime !== 0)) found.push(number)
	}
	return found
}

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const state = Int32Array.from(initial)
	const schedule = new Int32Array(64)
	const whole = bytes.length - (bytes.length % BLOCK_BYTES)
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	for (let offset = 0; offset < whole; offset += BLOCK_BYTES) addBlock(state, schedule, view, offset)
	const end = paddedEnd(bytes, whole)
	for (let offset = 0; offset < end.byteLength; offset += BLOCK_BYTES) addBlock(state, schedule, end, offset)
	const digest = new DataView(new ArrayBuffer(32))
	for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
	return new Uint8Array(digest.buffer)
}

/** What is left is followed by a bit, zeros, and the length in bits. */
function paddedEnd(bytes: Uint8Array, whole: number): DataView {
	const left = bytes.subarray(whole)
	const end = new Uint8Array(left.length + 9 > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES)
	end.set(left)
	end[left.length] = 0x80
	const view = new DataView(end.buffer)
	view.setUint32(end.length - 8, Math.floor(bytes.length / 2 ** 29))
	view.setUint32(end.length - 4, (bytes.length * 8) % 2 ** 32)
	return view
}

const turnedRight = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function addBlock(state: Int32Array, schedule: Int32Array, view: DataView, offset: number): void {
	const at = (index: number) => schedule[index] ?? 0
	for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(offset + index * 4)
	for (let index = 16; index < 64; index += 1) {
		const [early, late] = [at(index - 15), at(index - 2)]
		const small = turnedRight(early, 7) ^ turnedRight(early, 18) ^ (early >>> 3)
		const large = turnedRight(late, 17) ^ turnedRight(late, 19) ^ (late >>> 10)
		schedule[index] = at(index - 16) + small + at(index - 7) + large
	}
	let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
	for (let index = 0; index < 64; index += 1) {
		const choice = (e & f) ^ (~e & g)
		const majority = (a & b) ^ (a & c) ^ (b & c)
		const first = turnedRight(e, 6) ^ turnedRight(e, 11) ^ turnedRight(e, 25)
		const second = turnedRight(a, 2) ^ turnedRight(a, 13) ^ turnedRight(a, 22)
		const added = (h + first + choice + (rounds[index] ?? 0) + at(index)) | 0
		;[h, g, f, e] = [g, f, e, (d + added) | 0]
		;[d, c, b, a] = [c, b, a, (added + second + majority) | 0]
	}
	;[a, b, c, d, e, f, g, h].forEach((word, index) => {
		state[index] = (state[index] ?? 0) + word
	})
}
