import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chevronRightIcon } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as copyMessages } from './messages.en.ts'
import { type Today, todayQuery } from './queries.ts'
import { useSending } from './sending/use-sending.ts'
import { findAsked } from './today/asked-question.ts'
import { Overview } from './today/overview.tsx'
import css from './upload-page.module.css'
import { pageAfterSignIn, UPLOAD, type UploadSearch } from './upload-search.ts'

const Answering = lazyPart(() => import('./today/answering.tsx').then((part) => part.Answering))

interface UploadPageProps {
	search: UploadSearch
	/** Is the same on the server and in the first render over its markup. */
	loadedAt: number
}

/** Is where learners send handwritten answers to the questions of the day. */
export function UploadPage({ search, loadedAt }: UploadPageProps) {
	const m = useMessages(copyMessages)
	const viewer = useViewer()
	const isThanked = useThanks(search)
	return (
		<PageBody
			top={
				<div className={css.top}>
					<PageHeading title={m.title}>{m.intro}</PageHeading>
					<MenuLink href="/upload-answersheet/history" className={css.history}>
						{m.history}
						<Icon path={chevronRightIcon} />
					</MenuLink>
				</div>
			}
		>
			<div className={css.parts}>{viewer && <Loaded {...{ search, loadedAt, isThanked }} owner={viewer.id} />}</div>
		</PageBody>
	)
}

interface LoadedProps extends UploadPageProps {
	owner: string
	isThanked: boolean
}

function Loaded({ search, loadedAt, owner, isThanked }: LoadedProps) {
	const { thanks } = useMessages(copyMessages)
	const page = pageAfterSignIn(search)
	const api = useSignedInApi(page)
	const query = useQuery({ ...todayQuery(api, useLanguage()), refetchOnWindowFocus: true })
	const sending = useSending({ owner, page, subscriptionId: search.subscriptionId })
	const today = query.data?.data
	useRefetchAtClosing(today, () => void query.refetch())
	if (!today)
		return (
			<Sheet>
				<QueryWait query={query} />
			</Sheet>
		)
	const asked = search.question ? findAsked(today, search) : undefined
	if (search.question && !asked) return <NotOfToday />
	const shown = { today, search, loadedAt, owner }
	return (
		<>
			{isThanked && today.plan && <Note kind="accent">{thanks}</Note>}
			{asked ? (
				<Answering key={`${asked.day} ${asked.questionId}`} {...shown} {...{ asked, page, sending }} />
			) : (
				<Overview {...shown} unsent={sending.unsent} />
			)}
		</>
	)
}

function NotOfToday() {
	const { notOfToday: m, history } = useMessages(copyMessages)
	return (
		<Sheet>
			<EmptyState
				as="h2"
				title={m.title}
				text={m.text}
				action={<MenuLink href="/upload-answersheet/history">{history}</MenuLink>}
			/>
		</Sheet>
	)
}

/** Says thanks once: a reload, or the way back here, is no purchase. */
function useThanks({ from, ...search }: UploadSearch): boolean {
	const [isThanked] = useState(from === 'payment')
	const navigate = useNavigate()
	useEffect(() => {
		if (from) void navigate({ to: UPLOAD, search, replace: true, resetScroll: false })
	})
	return isThanked
}

/** The server says what is still open then. */
function useRefetchAtClosing(today: Today | undefined, refetch: () => void): void {
	const closesAt = today && !today.isClosed ? today.closesAt : null
	useEffect(() => {
		const wait = closesAt === null ? -1 : Date.parse(closesAt) - Date.now()
		// Browsers take no longer wait for one.
		if (wait < 0 || wait > 2 ** 31 - 1) return
		const timer = setTimeout(refetch, wait + 1_000)
		return () => clearTimeout(timer)
	})
}
