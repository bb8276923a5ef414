import { formatDay } from '@aravalli/shared/format-day'
import { policiesUpdatedOn } from '@aravalli/shared/policy-terms'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { breadcrumbItems } from './breadcrumb-items.ts'
import { ContentsAbove, ContentsBeside } from './contents-list.tsx'
import { FoldedSections } from './folded-sections.tsx'
import type { InformationContent } from './information-content.ts'
import css from './information-page.module.css'
import { messages as informationMessages } from './messages.en.ts'
import { SectionPart } from './section-part.tsx'

interface InformationPageProps {
	content: InformationContent
	/** A policy says since when it holds, and its sections have numbers to be named by. */
	isPolicy?: boolean
	/** A policy that few read from end to end shows its headings, of which each opens. */
	isFolded?: boolean
	/** A short page needs no list of its sections. */
	hasContents?: boolean
	/** This stands for a `generated` part; it comes with the page that has one. */
	generated?: ReactNode
	/** Stands between the summary and the text. */
	children?: ReactNode
}

/** Shows a long text to be read: what it says in short, what is in it, then all of it. */
export function InformationPage({
	content,
	isPolicy = false,
	isFolded = false,
	hasContents = true,
	generated,
	children,
}: InformationPageProps) {
	const { title, points, sections } = content
	const m = useMessages(informationMessages)
	return (
		<PageBody top={<Breadcrumb items={breadcrumbItems(m.home, title)} />}>
			<div className={css.columns}>
				<article className={css.article}>
					<Heading content={content} isPolicy={isPolicy} />
					<Points points={points} />
					{hasContents && <ContentsAbove sections={sections} isNumbered={isPolicy} />}
					{children}
					{isFolded ? (
						<FoldedSections sections={sections} generated={generated} />
					) : (
						<Sections sections={sections} isNumbered={isPolicy} generated={generated} />
					)}
				</article>
				{hasContents && <ContentsBeside sections={sections} isNumbered={isPolicy} />}
			</div>
		</PageBody>
	)
}

interface SectionsProps {
	sections: InformationContent['sections']
	isNumbered: boolean
	generated: ReactNode
}

function Sections({ sections, isNumbered, generated }: SectionsProps) {
	return sections.map(({ id, heading, parts }, index) => (
		<section key={id} className={css.section} aria-labelledby={id}>
			<h2 id={id} className={css.heading} tabIndex={-1}>
				{isNumbered && <span className={css.number}>{`${index + 1}. `}</span>}
				{heading}
			</h2>
			{parts.map((part) => (
				<SectionPart key={JSON.stringify(part)} part={part} generated={generated} />
			))}
		</section>
	))
}

function Heading({ content: { title, lead }, isPolicy }: { content: InformationContent; isPolicy: boolean }) {
	const language = useLanguage()
	const m = useMessages(informationMessages)
	return (
		<header>
			<h1>{title}</h1>
			<p className={css.lead}>{lead}</p>
			{isPolicy && (
				<p className={css.updated}>
					{m.updated} <time dateTime={policiesUpdatedOn}>{formatDay(policiesUpdatedOn, language)}</time>
				</p>
			)}
		</header>
	)
}

/** Looks like a sheet of the answer book: the numbers stand left of the margin line, as in the exam hall. */
function Points({ points }: Pick<InformationContent, 'points'>) {
	const m = useMessages(informationMessages)
	return (
		<Sheet as="section" isPadded hasMargin>
			<h2 className={css.pointsTitle}>{m.inShort}</h2>
			<ol className={css.points}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ol>
		</Sheet>
	)
}
