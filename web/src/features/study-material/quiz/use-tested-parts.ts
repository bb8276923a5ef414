import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ApiClient, ApiError, apiQuery } from '#web/lib/api.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { selfTests } from '../stored.ts'
import {
	laterParts,
	ofServer,
	readParts,
	type TestedItem,
	type TestedPart,
	type TestedParts,
	withoutPart,
} from './tested-parts.ts'

const judgementsQuery = (api: ApiClient, { section, id }: TestedItem) =>
	apiQuery(api, 'GET /api/practice-judgements/:questionType/:questionId', {
		params: { questionType: section, questionId: id },
	})

const nameOf = ({ section, id }: TestedItem) => `${section}/${id}`

const kept = (item: TestedItem) => readParts(selfTests.readJson(nameOf(item)))

function keep(item: TestedItem, parts: TestedParts): void {
	if (Object.keys(parts).length > 0) selfTests.writeJson(parts, nameOf(item))
	else selfTests.remove(nameOf(item))
}

/** Sends what is kept, and keeps it no longer once the server has it, or says that it never will. */
async function send(api: ApiClient, item: TestedItem, part: number, { knew, judgedAt }: TestedPart): Promise<void> {
	try {
		await api('PUT /api/practice-judgements/:questionType/:questionId', {
			params: { questionType: item.section, questionId: item.id },
			body: { part, judgement: knew ? 'right' : 'wrong', judgedAt },
		})
	} catch (error) {
		if (!isRefusedForGood(error)) return
	}
	if (kept(item)[part]?.judgedAt === judgedAt) keep(item, withoutPart(kept(item), part))
}

/** What else fails may succeed at the next visit. */
const isRefusedForGood = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 404)

/**
 * Gives what the reader knew of an item, and takes what is said of it. It is kept on the device first; whoever is signed in has it sent
 * from there, also what was said before the sign-in or without a network.
 */
export function useTestedParts(item: TestedItem): { parts: TestedParts; judge: (part: number, knew: boolean) => void } {
	const api = useApi()
	const client = useQueryClient()
	const isSignedIn = useViewer() !== null
	const query = judgementsQuery(api, item)
	const { data } = useQuery({ ...query, enabled: isSignedIn, retry: false })
	const [here, setHere] = useState<TestedParts>({})
	const { section, id } = item

	useEffect(() => setHere(kept({ section, id })), [section, id])

	useEffect(() => {
		if (!isSignedIn) return
		const own = { section, id }
		const unsent = Object.entries(here).filter(([part]) => kept(own)[Number(part)])
		if (unsent.length === 0) return
		void Promise.all(unsent.map(([part, said]) => send(api, own, Number(part), said))).then(() =>
			client.invalidateQueries({ queryKey: judgementsQuery(api, own).queryKey }),
		)
	}, [api, client, isSignedIn, here, section, id])

	return {
		parts: data ? laterParts(ofServer(data.data), here) : here,
		judge(part, knew) {
			const parts = { ...here, [part]: { knew, judgedAt: new Date().toISOString() } }
			setHere(parts)
			keep(item, laterParts(kept(item), parts))
		},
	}
}
