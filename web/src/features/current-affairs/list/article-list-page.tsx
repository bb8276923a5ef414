import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { type ReactNode, useRef } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { listTrail } from '../breadcrumb-items.ts'
import { CompilationSection } from '../compilation/compilation-section.tsx'
import { categoryLink, loginLink } from '../links.ts'
import type { ArticleSearch } from '../list-search.ts'
import { messages as currentAffairsMessages } from '../messages.en.ts'
import css from './article-list-page.module.css'
import { DateFilter } from './date-filter.tsx'
import { OwnDays } from './own-days.tsx'

interface ArticleListPageProps {
	api: ApiClient
	list: ArticleSearch
	/** Shows the articles, or says why they could not be had. */
	children: ReactNode
}

export function ArticleListPage({ api, list, children }: ArticleListPageProps) {
	const m = useMessages(currentAffairsMessages)
	const language = useLanguage()
	const articles = useRef<HTMLDivElement>(null)
	useKeptFocus(articles)
	return (
		<PageBody
			top={
				<>
					<Breadcrumb items={listTrail(m, list)} />
					<PageHeading title={m.title}>{m.subtitle}</PageHeading>
					<div className={css.filters}>
						<DateFilter key={`${list.date} ${list.start} ${list.end}`} list={list} />
						<Categories list={list} />
					</div>
					{list.date === 'custom' && <OwnDays list={list} />}
				</>
			}
		>
			<div ref={articles} tabIndex={-1} className={css.articles}>
				{children}
			</div>
			<OpenTwo />
			<CompilationSection api={api} />
			<p className={css.feed}>
				<a href={`/current-affairs/rss.xml?lang=${language}`} type="application/rss+xml">
					{m.feed}
				</a>
			</p>
		</PageBody>
	)
}

function Categories({ list }: { list: ArticleSearch }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<nav aria-label={m.categoriesLabel} className={css.categories}>
			<ChipRow>
				{[null, ...articleCategories].map((category) => (
					<Chip key={category} link={categoryLink(list, category)} isSelected={(list.category ?? null) === category}>
						{m.categories[category ?? 'all']}
					</Chip>
				))}
			</ChipRow>
		</nav>
	)
}

/** Says to whoever has not signed in what is open, and how to open the rest. */
function OpenTwo() {
	const m = useMessages(currentAffairsMessages)
	if (useViewer()) return null
	return (
		<div className={css.openTwo}>
			<p>{m.openTwo}</p>
			<PageLink link={loginLink()} className={buttonClass({ variant: 'primary' })}>
				{m.login}
			</PageLink>
		</div>
	)
}
