import type { AnswerPart } from '@aravalli/shared/answer-parts'
import type { TextRun } from '@aravalli/shared/emphasis'
import type { Language } from '@aravalli/shared/language'
import { html, logo, type Markup } from '../../platform/markup.ts'
import { savedSheets } from '../../platform/saved-sheet/saved-sheet.ts'
import { type QuestionSheet, questionSheet, type SheetQuestion } from './question-sheet.ts'

const saved = savedSheets(['./question-sheet.css', './answer-body.css'].map((file) => new URL(file, import.meta.url)))

const peaks = ['M1 12 5 3.6q1-1.9 2 0L11 12z', 'M9 12l4-8.4q1-1.9 2 0L19 12z', 'M17 12l4-8.4q1-1.9 2 0L27 12z']

/**
 * Makes the question an HTML document to save.
 *
 * @param origin the public origin, without a trailing slash
 */
export function questionHtml(question: SheetQuestion, language: Language, origin: string): string {
	const sheet = questionSheet(question, language, origin)
	const content = html`<header>
<p class="brand">${logo} ${sheet.brand} <small class="section">${sheet.section}</small></p>
<dl class="facts">${sheet.facts.map(fact)}</dl>
</header>
${questionSection(sheet)}
${answerSection(sheet)}
<footer><a href="${sheet.address}">${sheet.address}</a></footer>`
	return saved({ ...sheet, content })
}

function fact({ label, value, language }: QuestionSheet['facts'][number]): Markup {
	return html`<div><dt>${label}</dt><dd lang="${language}">${value}</dd></div>`
}

function questionSection(sheet: QuestionSheet): Markup {
	return html`<section>
<p class="sign"><b>${sheet.questionSign}</b> <span class="marks">${sheet.marks.number}</span> ${sheet.marks.word}</p>
${difficulty(sheet.difficulty)}
<h1><span lang="${sheet.textLanguage}">${sheet.question}</span> <small class="word-limit">${sheet.wordLimit}</small></h1>
<ul class="tags" lang="${sheet.textLanguage}" aria-label="${sheet.tagsLabel}">${sheet.tags.map((tag) => html`<li>${tag}</li>`)}</ul>
${sheet.notice === null ? '' : html`<p class="notice">${sheet.notice}</p>`}
</section>`
}

function difficulty({ tone, word, peaks: filled }: QuestionSheet['difficulty']): Markup {
	const drawn = peaks.map((path, index) => html`<path class="${index < filled ? 'filled' : ''}" d="${path}"/>`)
	return html`<p class="difficulty ${tone}"><svg width="28" viewBox="0 0 28 13" aria-hidden="true">${drawn}</svg>${word}</p>`
}

function answerSection(sheet: QuestionSheet): Markup {
	return html`<section class="answer">
<p class="sign"><b>${sheet.answerSign}</b></p>
<h2>${sheet.answerTitle}</h2>
<div class="ruled" lang="${sheet.textLanguage}">${sheet.answer.map(answerPart)}</div>
${marksSplit(sheet)}
</section>`
}

function answerPart(part: AnswerPart): Markup {
	switch (part.kind) {
		case 'flow':
			return html`<p class="flow">${part.steps.map((step, index) => html`${index > 0 ? ' → ' : ''}<span>${textRuns(step)}</span>`)}</p>`
		case 'table':
			return html`<table><thead><tr>${part.head.map((cell) => html`<th>${textRuns(cell)}</th>`)}</tr></thead><tbody>${part.rows.map(
				(row) => html`<tr>${row.map((cell) => html`<td>${textRuns(cell)}</td>`)}</tr>`,
			)}</tbody></table>`
		default:
			return html`<p class="${part.kind}">${textRuns(part.runs)}</p>`
	}
}

function textRuns(runs: TextRun[]): Markup[] {
	return runs.map(({ text, isStrong }) => (isStrong ? html`<strong>${text}</strong>` : html`${text}`))
}

function marksSplit({ marksSplit: lines, marksSplitTitle, textLanguage }: QuestionSheet): Markup | string {
	if (lines.length === 0) return ''
	return html`<h3>${marksSplitTitle}</h3>
<dl lang="${textLanguage}">${lines.map(({ marks, text }) => html`<div class="credit"><dt>${text}</dt><dd>${marks}</dd></div>`)}</dl>`
}
