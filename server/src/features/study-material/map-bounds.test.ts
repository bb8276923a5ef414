// @module-tag one-run
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { sampleCopy } from '@aravalli/shared/content/transfer-sample'
import type { Language } from '@aravalli/shared/language'
import { learningMapKind } from '@aravalli/shared/study-material/kinds'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { contentFiles, table } from '../../testing/content-files.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

const desk = '/api/admin/learning-through-map'
const sample = sampleCopy(learningMapKind, '2026-11-18')
let test: TestApp
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
})
afterAll(() => test.close())

const jaipur = { id: 'jaipur', kind: 'town', name: 'Jaipur', district: 'Jaipur', note: 'Capital' }
const placeAt = (longitude: number, latitude: number) => ({ places: [{ ...jaipur, longitude, latitude }] })
const lineTo = (longitude: number, latitude: number) => ({
	lines: [
		{
			id: 'luni',
			kind: 'river',
			name: 'Luni',
			note: 'West',
			points: [
				[74.6, 26.4],
				[longitude, latitude],
			],
		},
	],
})

const withBoth = (drawn: object): AnyCopy => ({
	...sample,
	english: { ...sample.english, ...drawn },
	hindi: { ...sample.hindi, ...drawn },
})

const stored = async () => (await test.database.db.execute(sql`select data from content_items`)).rows

describe.each<[string, object, string, Record<Language, string>]>([
	[
		'a place beyond the map',
		placeAt(68.9, 26.9),
		'places.0.longitude',
		{ english: 'This place is off the map', hindi: 'यह स्थान मानचित्र से बाहर है' },
	],
	[
		'a place with its degrees the wrong way round',
		placeAt(26.9, 75.8),
		'places.0.latitude',
		{ english: 'This place is off the map', hindi: 'यह स्थान मानचित्र से बाहर है' },
	],
	[
		'a line that goes far beyond it',
		lineTo(0, 0),
		'lines.0.points',
		{
			english: 'Some points of this line are far off the map',
			hindi: 'इस रेखा के कुछ बिंदु मानचित्र से बहुत बाहर हैं',
		},
	],
])('%s', (_, drawn, path, words) => {
	it.each(['english', 'hindi'] as const)('is refused at the desk, and nothing is stored: %s', async (language) => {
		const answer = await editor.browser.send({
			method: 'POST',
			url: desk,
			payload: { content: withBoth(drawn) },
			headers: { 'accept-language': language === 'hindi' ? 'hi' : 'en' },
		})
		expect(answer.statusCode).toBe(400)
		const said = { path: `content.hindi.${path}`, message: words[language] }
		expect(answer.json().errors).toContainEqual(expect.objectContaining(said))
		expect(await stored()).toEqual([])
	})

	it('is refused in a file, in its cell', async () => {
		const { name } = { name: Object.keys(drawn)[0] as 'places' | 'lines' }
		const cell = JSON.stringify(withBoth(drawn).english[name])
		const state = await contentFiles(editor.browser, desk).check(table(['id', `${name} (english)`], ['', cell]))
		expect(state.counts).toMatchObject({ new: 0, errors: 1 })
		expect(state.rows[0]?.problems).toEqual([{ column: `${name} (english)`, level: 'error', message: words.english }])
	})
})

it('a line may come from beyond the map', async () => {
	const answer = await editor.browser.post(desk, { content: withBoth(lineTo(75, 30.9)) })
	expect(answer.statusCode).toBe(200)
})
