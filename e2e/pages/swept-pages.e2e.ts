/**
 * Says what is expected of the tables of the audit sweep (e2e/audit), and sees of the pages that they name what needs
 * no browser.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allTables } from '../audit/all-tables.ts'
import { looks, nameOf } from '../audit/audit-page.ts'
import { unstyledInHtml } from '../audit/classes.ts'
import type { Reader } from '../audit/entry.ts'
import { turnsOf } from '../audit/turns.ts'
import { anAccount, demoPassword } from '../harness/an-account.ts'
import { origin } from '../harness/this-product.ts'
import { getPage } from './get-page.ts'
import { cookieOf, sessionCookie } from './sign-in.ts'

const entries = Object.values(allTables).flat()
const pathsOf = entries.flatMap(({ path }) => (typeof path === 'string' ? [path] : []))

/** Lists the addresses of the route tree, `$name` parts and all. */
const routes = [
	...(readFileSync(new URL('../../web/src/routeTree.gen.ts', import.meta.url), 'utf8')
		.match(/fullPaths:(.*?)fileRoutesByTo/s)?.[1]
		?.matchAll(/'(\/[^']*)'/g) ?? []),
].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))

const isOf = (route: string, path: string) =>
	new RegExp(`^${route.replace(/\{?\$\w*\}?/g, '[^/]+')}$`).test(path.replace(/[?#].*/, ''))

describe('the audit sweep', () => {
	it('visits every address of the route tree', () => {
		expect(routes).toContain('/answer-writing-practice/$questionId')
		expect(routes.filter((route) => !pathsOf.some((path) => isOf(route, path)))).toEqual([])
	})

	it('names each state of an area once', () => {
		for (const table of Object.values(allTables)) {
			expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
		}
	})

	it.each(Object.entries(allTables))('meets every theme in %s', (_, table) => {
		const met = new Set(turnsOf(table).map(({ look }) => nameOf(look)))
		expect(met).toEqual(new Set(looks.map(nameOf)))
	})
})

async function cookieFor(reader: Reader): Promise<string> {
	if (reader === 'newcomer') return sessionCookie(await anAccount(), demoPassword)
	return reader === 'visitor' || reader === 'first visitor' ? '' : cookieOf(reader)
}

/** Holds each address once for each reader, whatever is opened there afterwards. */
const sent = [
	...new Map(
		entries.map(({ path, reader = 'visitor' }) => [`${path} ${reader}`, { path, reader, name: String(path) }]),
	).values(),
].filter(({ path }) => typeof path === 'string')

describe('everything that a page shows before its code has come', () => {
	it.each(sent)('has its styles: $name, as $reader', async ({ path, reader }) => {
		if (typeof path !== 'string') return
		for (const language of ['english', 'hindi']) {
			const cookie = `preferredLanguage=${language}; ${await cookieFor(reader)}`
			const { html } = await getPage(path, { cookie })
			const load = async (href: string) => (await fetch(new URL(href, origin))).text()
			expect(await unstyledInHtml(html, load)).toEqual([])
		}
	})
})
