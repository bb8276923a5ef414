// @module-tag one-run
import { contentStatuses } from '@aravalli/shared/content/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from './prepare-database.ts'
import { type AssembledApp, assembleApp } from './testing/assemble-app.ts'
import { differences } from './testing/content-from-before/differences.ts'
import { openContentFromBefore } from './testing/content-from-before/open-content-from-before.ts'
import {
	type Ask,
	isRecording,
	openReaders,
	readRecorded,
	recordAddress,
	recordedAt,
	storeRecorded,
} from './testing/content-from-before/recorded-answers.ts'
import type { TestDatabase } from './testing/open-test-database.ts'
import { silentLog } from './testing/silent-log.ts'

let database: TestDatabase
let app: AssembledApp
let ask: Ask

beforeAll(async () => {
	database = await openContentFromBefore()
	await prepareDatabase(database, silentLog)
	app = await assembleApp(database, {}, { now: () => recordedAt })
	ask = await openReaders(app)
})
afterAll(async () => {
	await app?.close()
	await database?.close()
})

const recorded = readRecorded()
const isDeskList = ({ address }: { address: string }) => /^\/api\/admin\/[a-z-]+(\?|$)/.test(address)
const isOfSitemap = ({ address }: { address: string }) => address.startsWith('/sitemap')

/**
 * The version before answered so, and a change of the database alone changes no answer. Where one is meant to change, read
 * here that nothing else does, then run this file once with RECORD_ANSWERS=1.
 */
describe.skipIf(isRecording)('a database of the version in which each type of content had tables of its own', () => {
	it.each(recorded.filter((one) => !(isOfSitemap(one) || isDeskList(one))))(
		'is read as before at $address',
		async ({ address, answers }) => {
			const found: string[] = []
			for (const { readings, answer } of answers) {
				for (const reading of readings) {
					const changed = differences(answer, await ask(address, reading)).filter(isLoss)
					found.push(...changed.map((difference) => `${address} as ${reading}: ${difference}`))
				}
			}
			expect(found).toEqual([])
		},
	)

	it('has each working copy in the list of its status', async () => {
		const ids = recorded
			.filter(isDeskList)
			.flatMap(({ answers }) =>
				answers.flatMap(
					({ answer: { body } }) => (body as { data?: { id: string }[] }).data?.map(({ id }) => id) ?? [],
				),
			)
		const listed = ['answer-writing', 'blogs', 'current-affairs'].flatMap((type) =>
			contentStatuses.map((status) => ask(`/api/admin/${type}?status=${status}&limit=100`, 'editor english')),
		)
		const today = (await Promise.all(listed)).flatMap(({ body }) => (body as { data: { id: string }[] }).data)
		expect([...new Set(ids)].filter((id) => !today.some((one) => one.id === id))).toEqual([])
	})

	// Its parts are named by the kinds and by shelves of the index, so they may be others. Topics have pages since they are one list.
	it('has the same pages in its sitemap', async () => {
		const before = recorded.filter(isOfSitemap).flatMap(({ answers }) => pagesIn(answers[0]?.answer.body))
		const index = await ask('/sitemap.xml', 'anonymous english')
		const parts = pagesIn(index.body).filter((part) => !part.includes('/sitemap-pages-'))
		const today = await Promise.all(
			parts.map(async (part) => pagesIn((await ask(new URL(part).pathname, 'anonymous english')).body)),
		)
		const isPage = (address: string) => !/\/sitemap-|\/topics\//.test(address)
		expect([...new Set(today.flat())].filter(isPage).sort()).toEqual([...new Set(before)].filter(isPage).sort())
	})
})

/** The desk says more than it did, and tells what was withdrawn from what nobody has seen. */
const isLoss = (difference: string) =>
	!/: nothing has become |body\.data\.status: "draft" has become "withdrawn"/.test(difference)

const pagesIn = (xml: unknown) => [...String(xml).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

it.runIf(isRecording)('records the answers', async () => {
	const anew: typeof recorded = []
	for (const { address, answers } of recorded) {
		// The parts of a sitemap were named otherwise: none of them could be asked for again.
		if (isOfSitemap({ address })) {
			anew.push({ address, answers })
			continue
		}
		const readings = answers.flatMap((group) => group.readings)
		anew.push(await recordAddress(ask, address, readings))
	}
	storeRecorded(anew)
})
