import { setTimeout as pause } from 'node:timers/promises'
import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { expect } from 'vitest'
import { csvLine } from '../platform/separated-values.ts'
import { readTable } from '../platform/spreadsheets/read-table.ts'
import { tableLimits } from '../platform/spreadsheets/table-reader.ts'
import { buildForm, formType } from './build-form.ts'
import type { TestBrowser } from './open-browser.ts'

/** Takes content out and brings it in as an editor does. @param desk is the address of a kind's desk */
export function contentFiles(browser: TestBrowser, desk: string) {
	const send = (content: string | Buffer, name = 'books.csv') =>
		browser.send({
			method: 'POST',
			url: `${desk}/import`,
			payload: buildForm({ content: Buffer.from(content), name, type: 'text/csv' }),
			headers: { 'content-type': formType },
		})
	const look = async (id: string): Promise<ImportState> => (await browser.get(`${desk}/imports/${id}`)).json().data
	const begin = (id: string, body: object = { mode: 'drafts' }) => browser.post(`${desk}/imports/${id}/run`, body)
	return {
		send,
		look,
		begin,
		async check(content: string | Buffer, name?: string): Promise<ImportState> {
			const answer = await send(content, name)
			expect(answer.json()).toMatchObject({ success: true })
			return answer.json().data
		},
		async run(id: string, body?: object): Promise<ImportState> {
			expect((await begin(id, body)).json()).toMatchObject({ success: true })
			for (;;) {
				const state = await look(id)
				if (state.status === 'done') return state
				await pause(20)
			}
		},
		exported: (query = '') => browser.get(`${desk}/export${query}`),
	}
}

export const rowsOf = (content: Buffer) => readTable(content, tableLimits).rows.map(({ cells }) => cells)

export const table = (...rows: string[][]) => rows.map(csvLine).join('')
