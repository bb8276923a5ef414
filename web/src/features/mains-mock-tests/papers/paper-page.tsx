import type { Paper } from '@aravalli/shared/mains-mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router'
import { MissingPage } from '#web/content/missing-page.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { papersLink } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { paperQuery } from '../queries.ts'
import { listTrail, paperTrail } from '../trail.ts'
import { OwnPart } from './own-part.tsx'
import css from './paper-page.module.css'
import { factsOf } from './papers-page.tsx'

const route = getRouteApi('/mains-mock-tests/$paperId/')

/** Says what a paper is and how it goes, to everybody. */
export function PaperPage() {
	const { paperId } = route.useParams()
	const { language } = route.useRouteContext()
	const m = useMessages(mockMessages)
	const query = useQuery(paperQuery(useApi(), language, paperId))
	const paper = useLatest(query.data)?.data
	if (!paper)
		return (
			<PageBody>
				<LoadingSheet />
			</PageBody>
		)
	const lang = paper.isFallback ? 'en' : undefined
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={paperTrail(m, paper.title)} />
					<PageHeading title={<span lang={lang}>{paper.title}</span>}>
						<span lang={lang}>{paper.about}</span>
					</PageHeading>
				</>
			}
			rail={<OwnPart paper={paper} />}
		>
			<div className={css.parts}>
				<Pattern paper={paper} lang={lang} />
				<How paper={paper} />
				<Evaluation />
			</div>
		</PageBody>
	)
}

function Pattern({ paper, lang }: { paper: Paper; lang: string | undefined }) {
	const m = useMessages(mockMessages)
	return (
		<Sheet as="section" isPadded hasMargin className={css.part}>
			<h2>{m.paper.pattern}</h2>
			<p className={css.facts}>{factsOf(m, paper)}</p>
			<ul className={css.list}>
				{paper.sections.map(({ section, groups }) => (
					<li key={section}>
						{section !== '' && <b lang={lang}>{section}</b>}
						{groups.map(({ count, marks, wordLimit }) => (
							<p key={`${marks} ${wordLimit}`}>{m.facts.group(count, marks, wordLimit)}</p>
						))}
					</li>
				))}
			</ul>
			{paper.instructions.length > 0 && (
				<>
					<h3>{m.paper.rules}</h3>
					<ul className={css.list} lang={lang}>
						{paper.instructions.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</>
			)}
		</Sheet>
	)
}

function How({ paper: { uploadMinutes } }: { paper: Paper }) {
	const { paper: m } = useMessages(mockMessages)
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2>{m.how}</h2>
			<ol className={css.steps}>
				{m.steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<p>{m.upload(uploadMinutes)}</p>
		</Sheet>
	)
}

function Evaluation() {
	const { paper: m } = useMessages(mockMessages)
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2>{m.evaluation}</h2>
			<p>{m.evaluated}</p>
			<p>{m.counts}</p>
			<p>{m.without}</p>
			<p>
				<a className={css.plans} href="/daily-evalution-plan">
					{m.plans}
				</a>
			</p>
		</Sheet>
	)
}

export function PaperPageFailure({ error }: ErrorComponentProps) {
	const router = useRouter()
	const m = useMessages(mockMessages)
	return (
		<PageBody top={<Breadcrumb items={listTrail(m)} />}>
			<Sheet>
				<LoadFailure error={error} isRetrying={false} onRetry={() => void router.invalidate()} />
			</Sheet>
		</PageBody>
	)
}

export function PaperPageMissing() {
	const m = useMessages(mockMessages)
	const { title, text, back } = m.notFound
	return <MissingPage trail={listTrail(m)} title={title} text={text} wayOut={{ label: back, link: papersLink() }} />
}
