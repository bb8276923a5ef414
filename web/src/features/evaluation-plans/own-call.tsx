import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { NextCall } from './next-call.tsx'
import { callsQuery } from './queries.ts'

/** Asks for the next mentorship call that the learner is invited to, and shows it. */
export function OwnCall({ api }: { api: ApiClient }) {
	const { data } = useQuery(callsQuery(api, useLanguage()))
	const call = data?.data.find(({ link }) => link !== null)
	return call ? <NextCall call={call} /> : null
}
