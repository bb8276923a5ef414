import { describe, expect, it } from 'vitest'
import { cleanPostDraft, emptyPostTexts, type PostDraft, postLanguageState, postProblems } from './post-draft.ts'

const texts = { heading: 'Maps', description: 'Five layers.', tags: ['Maps'], body: '<p>a</p>' }
const draft = (given: Partial<PostDraft> = {}): PostDraft => ({
	publishedOn: '2026-11-18',
	picture: null,
	english: texts,
	hindi: texts,
	...given,
})
const today = '2026-11-18'

describe('what keeps a post from being published', () => {
	it.each<[string, Partial<PostDraft>, string[]]>([
		['nothing, of a complete one', {}, []],
		['nothing, without Hindi', { hindi: emptyPostTexts() }, []],
		['a day of the future', { publishedOn: '2026-11-19' }, ['publishedOn date-in-future']],
		['no day', { publishedOn: null }, ['publishedOn date-required']],
		['a day of another century', { publishedOn: '1999-12-31' }, ['publishedOn date-too-early']],
		['half of the Hindi', { hindi: { ...texts, tags: [] } }, ['hindi.tags hindi-all-or-nothing']],
		['no heading', { english: { ...texts, heading: ' ' } }, ['english.heading post-heading-required']],
		[
			'a body of elements alone',
			{ english: { ...texts, body: '<p>&nbsp; </p>' } },
			['english.body post-body-required'],
		],
		['a long heading', { english: { ...texts, heading: 'x'.repeat(161) } }, ['english.heading post-heading-too-long']],
		['a long body', { hindi: { ...texts, body: 'x'.repeat(40_001) } }, ['hindi.body post-body-too-long']],
		['many tags', { english: { ...texts, tags: [...'abcdefghi'] } }, ['english.tags tags-too-many']],
		['a long tag', { english: { ...texts, tags: ['x'.repeat(61)] } }, ['english.tags tag-too-long']],
	])('%s', (_, given, problems) => {
		expect(postProblems(draft(given), today).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
	})
})

it('says how far a language is', () => {
	expect([texts, { ...texts, tags: [] }, emptyPostTexts()].map(postLanguageState)).toEqual([
		'complete',
		'partial',
		'missing',
	])
})

it('cleans texts, tags and the body, each in its way, and changes nothing when it is done again', () => {
	const given = { heading: ' A\n b\u202e ', description: 'c  d', tags: [' e ', 'e', ''], body: '<b>f</b>' }
	const clean = cleanPostDraft(draft({ english: given }), (html) => html.replaceAll('b>', 'strong>'))
	expect(clean.english).toEqual({ heading: 'A b', description: 'c d', tags: ['e'], body: '<strong>f</strong>' })
	expect(cleanPostDraft(clean, (html) => html)).toEqual(clean)
})
