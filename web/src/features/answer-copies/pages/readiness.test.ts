import type { CopyPage } from '@aravalli/shared/answer-copies/contract'
import { expect, it } from 'vitest'
import type { ShownPage } from './arrangement.ts'
import { hindranceOf } from './readiness.ts'

const page = (server: Partial<CopyPage> | null, refusal: string | null = null): ShownPage => ({
	key: 'k',
	fileName: 'a.jpg',
	look: { turn: 0, crop: null },
	server: server && ({ state: 'ready', booklet: null, ...server } as CopyPage),
	unsent: server ? null : { uploadKey: 'k', fileName: 'a.jpg', mediaType: 'image/jpeg', refusal },
})
const foreign = { page: 1, pages: 4, belongs: 'other-learner', questionText: null } as const

it.each([
	['nothing to send', [], { reason: 'none' }],
	['all pages safe and readable', [page({})], null],
	['a page on the device', [page({}), page(null), page(null)], { reason: 'unsent', count: 2 }],
	['a page being read', [page({ state: 'reading' }), page({})], { reason: 'reading', count: 1 }],
	['a page refused by the server', [page({ state: 'refused' }), page(null)], { reason: 'refused' }],
	['a file refused by the server', [page(null, 'No')], { reason: 'refused' }],
	['a page of another booklet', [page({ booklet: foreign })], { reason: 'foreign' }],
	['a page of the own booklet', [page({ booklet: { ...foreign, belongs: 'here' } })], null],
	['more pages than an answer may have', Array.from({ length: 14 }, () => page({})), { reason: 'too-many', count: 2 }],
])('an answer with %s', (_, pages, expected) => expect(hindranceOf(pages, 12)).toEqual(expected))
