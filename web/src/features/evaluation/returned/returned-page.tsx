import type { Copy } from '@aravalli/shared/answer-copies/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, linkOptions, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MissingPage } from '#web/content/missing-page.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useLateHead } from '#web/lib/use-late-head.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CopyHeading } from './copy-heading.tsx'
import { messages as returnedMessages } from './messages.en.ts'
import { copyQuery, evaluationQuery } from './queries.ts'
import { ReturnedCopy } from './returned-copy.tsx'
import { SentCopy } from './sent-copy.tsx'

const route = getRouteApi('/upload-answersheet/history/$copyId')

/** Shows an answer that was sent: with marks and comments once it is returned, until then how far it is. */
export function ReturnedPage() {
	const { copyId } = route.useParams()
	const { language } = route.useRouteContext()
	const { title } = route.useLoaderData()
	const m = useMessages(returnedMessages)
	const api = useSignedInApi(`upload-answersheet/history/${copyId}`)
	const query = useQuery({ ...copyQuery(api, language, copyId), refetchOnWindowFocus: true })
	const copy = useLatest(query.data)?.data
	useLateHead(route.id, copy !== undefined && copy.state !== 'returned' && title === m.title)
	if (copy && copy.copyId === copyId) return <Shown copy={copy} />
	if (query.error instanceof ApiError && query.error.status === 404) return <ReturnedPageMissing />
	return (
		<Frame>
			<QueryWait query={query} />
		</Frame>
	)
}

function Shown({ copy }: { copy: Copy }) {
	const now = useOpenedAt()
	return (
		<PageBody top={<CopyHeading copy={copy} />}>
			{copy.state === 'returned' ? <Evaluated {...{ copy, now }} /> : <SentCopy copy={copy} now={now} />}
		</PageBody>
	)
}

/** Is the same on the server and in the first render over its markup. */
const useOpenedAt = () => new Date(route.useLoaderData().loadedAt)

function Evaluated({ copy, now }: { copy: Copy; now: Date }) {
	const { language } = route.useRouteContext()
	const { page = 1 } = route.useSearch()
	const api = useSignedInApi(`upload-answersheet/history/${copy.copyId}`)
	const query = useQuery({ ...evaluationQuery(api, language, copy.copyId), refetchOnWindowFocus: true })
	const evaluation = useLatest(query.data)?.data
	if (!evaluation)
		return (
			<Sheet>
				<QueryWait query={query} />
			</Sheet>
		)
	return <ReturnedCopy {...{ copy, evaluation, now }} page={Math.min(page, Math.max(1, copy.pages.length))} />
}

export function ReturnedPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	return (
		<Frame>
			<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
		</Frame>
	)
}

export function ReturnedPageMissing() {
	const { missing: m, title } = useMessages(returnedMessages)
	const wayOut = { label: m.back, link: linkOptions({ to: '/upload-answersheet/history' }) }
	return <MissingPage trail={[{ label: title }]} title={m.title} text={m.text} wayOut={wayOut} />
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<PageBody>
			<Sheet>{children}</Sheet>
		</PageBody>
	)
}
