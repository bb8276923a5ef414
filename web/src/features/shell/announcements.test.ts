import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '#web/lib/api.ts'
import { forgetLoaded } from '#web/lib/forget-loaded.ts'
import { readPageData } from '#web/lib/page-data.ts'
import { activeTexts, announcementsQuery, keepAnnouncements, loadAnnouncements, noticeId } from './announcements.ts'

const announcement = { english: ' Questions close at 9 PM. ', hindi: 'प्रश्न रात 9 बजे बंद होंगे।' }

describe('the announcements', () => {
	it('are those that are active, however that is written, in the language of the page', () => {
		const texts = ['ACTIVE', 'active', 'Inactive', '', 'draft'].map((status, index) => ({
			_id: String(index),
			status,
			announcement,
		}))
		expect(activeTexts(texts, 'english')).toEqual(['Questions close at 9 PM.', 'Questions close at 9 PM.'])
		expect(activeTexts(texts.slice(1), 'hindi')).toEqual(['प्रश्न रात 9 बजे बंद होंगे।'])
	})

	it('leave out one without a text', () => {
		expect(
			activeTexts([{ _id: '1', status: 'active', announcement: { ...announcement, hindi: ' ' } }], 'hindi'),
		).toEqual([])
	})

	it('have a name that changes with the texts that are shown, and with nothing else', () => {
		const shown = { _id: '1', status: 'active', announcement }
		const other = { ...shown, announcement: { ...announcement, hindi: 'प्रश्न रात 10 बजे बंद होंगे।' } }
		const draft = { ...other, status: 'draft' }
		expect(noticeId([shown])).toMatch(/^\w+$/)
		expect(noticeId([shown, draft])).toBe(noticeId([{ ...shown, _id: '2' }]))
		expect(noticeId([other])).not.toBe(noticeId([shown]))
		expect(noticeId([shown, other])).not.toBe(noticeId([shown]))
	})

	it('let the page be without them when they cannot be had, and say so in the log', async () => {
		vi.stubEnv('SSR', false)
		const warn = vi.spyOn(console, 'warn').mockReturnValue()
		const refuse = (async () => {
			throw new Error('away')
		}) as unknown as ApiClient
		await expect(loadAnnouncements(new QueryClient(), refuse)).resolves.toBeUndefined()
		expect(warn).toHaveBeenCalledTimes(1)
		warn.mockRestore()
		vi.unstubAllEnvs()
	})

	// This was seen to fail with a cache that is cleared, and without `keepAnnouncements`: the bar was then gone until a reload.
	it('stay when somebody signs in or out, and what was loaded for somebody does not', () => {
		const queryClient = new QueryClient()
		keepAnnouncements(queryClient)
		const key = announcementsQuery((async () => ({})) as unknown as ApiClient).queryKey
		const found = (queryKey: readonly unknown[]) => [queryKey, { success: true, data: [] }, 1]
		readPageData(queryClient, JSON.stringify([found(key), found(['GET /api/auth/me'])]))
		forgetLoaded(queryClient)
		expect(
			queryClient
				.getQueryCache()
				.getAll()
				.map(({ queryKey }) => queryKey),
		).toEqual([key])
	})
})
