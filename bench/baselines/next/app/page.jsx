import { Breadcrumb } from './breadcrumb.jsx'
import { listQuestions } from './list-questions.js'
import css from './page.module.css'
import { Pager } from './pager.jsx'
import { Papers } from './papers.jsx'
import { QuestionCard } from './question-card.jsx'
import { QuestionSearch } from './question-search.jsx'
import { TimeGuide } from './time-guide.jsx'

/** Rendered for each request, as the product renders a page that is not stored. */
export const dynamic = 'force-dynamic'

const title = 'Answer Writing Practice'
const description =
	'Mains answer-writing questions for the Rajasthan Administrative Service examination with model answers, by paper, in English and Hindi.'

export const metadata = {
	metadataBase: new URL('http://localhost'),
	title,
	description,
	openGraph: { siteName: 'Aravalli', title, description, url: '/', locale: 'en_IN' },
	alternates: { canonical: '/', languages: { en: '/?lang=english', hi: '/?lang=hindi', 'x-default': '/' } },
}

export default async function Page() {
	const { data, pagination } = await listQuestions()
	return (
		<main id="content" className={`wrap ${css.main}`} tabIndex={-1}>
			<div className={css.top}>
				<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: title }]} />
				<header className={css.heading}>
					<h1>{title}</h1>
					<p className={css.text}>Choose a paper, write by hand within the time, then compare with the model answer.</p>
				</header>
				<Papers />
				<QuestionSearch />
			</div>
			<div className={css.columns}>
				<div className={css.content}>
					<div className={css.questions} tabIndex={-1}>
						<section className={css.section} aria-busy="false">
							<div className={css.header}>
								<p role="status">
									<b>{pagination.total}</b> questions{' '}
								</p>
								<p className={css.aside}>Newest first</p>
							</div>
							<ol className={css.sheet}>
								{data.map((question, index) => (
									<QuestionCard key={question.questionId} question={question} number={index + 1} />
								))}
							</ol>
							<Pager page={pagination.page} totalPages={pagination.totalPages} />
						</section>
					</div>
				</div>
				<aside className={css.rail}>
					<TimeGuide />
				</aside>
			</div>
		</main>
	)
}
