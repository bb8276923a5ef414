import { expect, it } from 'vitest'
import { choosePages, mediaTypeOf } from './choose-pages.ts'

const MEGABYTE = 1024 * 1024
const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

it('refuses before anything is sent what is no page, is too large or is one too many', () => {
	const files = [
		...[file('a.jpg', 'image/jpeg', 10 * MEGABYTE), file('b.jpg', 'image/jpeg', 10 * MEGABYTE + 1)],
		...[file('c.gif', 'image/gif'), file('d.pdf', 'application/pdf'), file('e.png', 'image/png', 0)],
		...[file('f.heic', ''), file('g.webp', 'image/webp'), file('h.txt', '')],
	]
	const { fine, refused } = choosePages(files, 10, 12)
	expect(fine.map(({ name }) => name)).toEqual(['a.jpg', 'd.pdf'])
	expect(refused).toEqual([
		...[
			{ name: 'b.jpg', problem: 'size' },
			{ name: 'c.gif', problem: 'type' },
			{ name: 'e.png', problem: 'empty' },
		],
		...[
			{ name: 'f.heic', problem: 'count' },
			{ name: 'g.webp', problem: 'count' },
			{ name: 'h.txt', problem: 'type' },
		],
	])
})

it('knows by their ending the types that many systems do not know', () => {
	expect(['IMG.HEIC', 'x.heif', 'y.PDF', 'z'].map((name) => mediaTypeOf({ name, type: '' }))).toEqual([
		...['image/heic', 'image/heif', 'application/pdf', ''],
	])
})
