import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

export const coursesQuery = (api: ApiClient, language: Language) =>
	apiQuery(api, 'GET /api/courses', { query: { lang: language } })

export const courseQuery = (api: ApiClient, language: Language, courseId: string) =>
	apiQuery(api, 'GET /api/courses/:courseId', { params: { courseId }, query: { lang: language } })

/** The home page does without them. */
export const loadHomeCourses = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, { ...coursesQuery(api, language), retry: false }, 'the courses')
