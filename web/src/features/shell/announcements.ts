import type { Announcement } from '@aravalli/shared/announcements/contract'
import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { forEverybody } from '#web/lib/forget-loaded.ts'
import { logFailure } from '#web/lib/log-failure.ts'

export const announcementsQuery = (api: ApiClient) =>
	queryOptions({ ...apiQuery(api, 'GET /api/content/scroll-bar'), retry: false, staleTime: Number.POSITIVE_INFINITY })

/**
 * Has the announcements stay as long as the tab: they come with the first page, and nothing loads them again when somebody signs in or
 * out, or has stayed long on a page without the bar.
 */
export function keepAnnouncements(queryClient: QueryClient): void {
	const key: [keyof Api] = ['GET /api/content/scroll-bar']
	queryClient.setQueryDefaults(key, { meta: forEverybody, gcTime: Number.POSITIVE_INFINITY })
}

/**
 * Has the announcements with the page, so that the bar never comes later and moves what is being read. Without them the page is
 * whole, so a failure is only logged.
 */
export async function loadAnnouncements(queryClient: QueryClient, api: ApiClient): Promise<void> {
	try {
		await queryClient.ensureQueryData(announcementsQuery(api))
	} catch (error) {
		logFailure('the announcements could not be had', error)
	}
}

/** The texts to show, in the language of the page. */
export function activeTexts(announcements: Announcement[], language: Language): string[] {
	return announcements
		.filter(isActive)
		.map(({ announcement }) => announcement[language].trim())
		.filter((text) => text !== '')
}

/** Names the texts that are shown, in whichever language: another name means that there is something new to read. */
export function noticeId(announcements: Announcement[]): string {
	const texts = JSON.stringify(announcements.filter(isActive).map(({ announcement }) => announcement))
	let sum = 0
	for (let at = 0; at < texts.length; at++) sum = (Math.imul(sum, 31) + texts.charCodeAt(at)) >>> 0
	return sum.toString(36)
}

const isActive = ({ status }: Announcement) => status.toLowerCase() === 'active'
