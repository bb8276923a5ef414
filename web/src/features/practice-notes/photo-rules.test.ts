import { expect, it } from 'vitest'
import { choiceProblem, choosePhotos } from './photo-rules.ts'

const file = (type: string, size = 1_000, name = 'page') => ({ name, type, size })

it.each([
	[file('image/jpeg', 5_242_880), null],
	[file('image/jpeg', 5_242_881), 'too-large'],
	[file('image/gif'), null],
	[file('application/pdf'), 'not-an-image'],
	[file('application/pdf', 6_000_000), 'not-an-image'],
	[file(''), 'not-an-image'],
	[file('text/image/png'), 'not-an-image'],
	[file('image/heic'), 'heic'],
	[file('image/heif', 6_000_000), 'heic'],
	[file('', 1_000, 'IMG_1.HEIC'), 'heic'],
	[file('', 1_000, 'heic.txt'), 'not-an-image'],
])('%j: %s', (given, problem) => expect(choiceProblem(given)).toBe(problem))

it('keeps those that can be sent, and speaks of the first that cannot', () => {
	const [fine, large, text] = [file('image/png'), file('image/png', 5_242_881), file('text/plain')]
	expect(choosePhotos([large, fine, text])).toEqual({ fine: [fine], problem: 'too-large' })
	expect(choosePhotos([])).toEqual({ fine: [], problem: null })
})
