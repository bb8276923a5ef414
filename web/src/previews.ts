import { type ComponentType, lazy } from 'react'
import type { PreviewProps, Previews } from './content/desk/editor/preview-dialog.tsx'

type Part = ComponentType<PreviewProps>

const later = (load: () => Promise<Part>) => lazy(async () => ({ default: await load() }))

/** Shows editors what they write by the very parts that readers see, for each kind by its name. They come when they are asked for. */
export const previews: Previews = {
	'answer-writing': later(async () => (await import('./features/answer-writing/question-preview.tsx')).QuestionPreview),
	miq: later(async () => (await import('./features/miq/question-preview.tsx')).QuestionPreview),
	'prelims-questions': later(
		async () => (await import('./features/prelims-practice/desk/question-preview.tsx')).QuestionPreview,
	),
	'prelims-papers': later(async () => (await import('./features/mock-tests/paper-preview.tsx')).PaperPreview),
	'mains-papers': later(async () => (await import('./features/mains-mock-tests/paper-preview.tsx')).PaperPreview),
	'mains-practice': later(async () => (await import('./features/mains-practice/question-preview.tsx')).QuestionPreview),
	'current-affairs': later(async () => (await import('./features/current-affairs/article-preview.tsx')).ArticlePreview),
	blogs: later(async () => (await import('./features/blogs/post-preview.tsx')).PostPreview),
	courses: later(async () => (await import('./features/courses/preview/course-preview.tsx')).CoursePreview),
	lectures: later(async () => (await import('./features/courses/preview/lecture-preview.tsx')).LecturePreview),
	'course-materials': later(
		async () => (await import('./features/courses/preview/material-preview.tsx')).MaterialPreview,
	),
	'evaluation-plans': later(async () => (await import('./features/evaluation-plans/plan-preview.tsx')).PlanPreview),
	testimonials: later(async () => (await import('./features/voices/testimonial-preview.tsx')).TestimonialPreview),
	'student-reviews': later(async () => (await import('./features/voices/review-preview.tsx')).ReviewPreview),
	banners: later(async () => (await import('./features/announcements/banner-preview.tsx')).BannerPreview),
	announcements: later(
		async () => (await import('./features/announcements/announcement-preview.tsx')).AnnouncementPreview,
	),
	books: later(async () => (await import('./features/resources/preview/book-preview.tsx')).BookPreview),
	'resource-groups': later(async () => (await import('./features/resources/preview/group-preview.tsx')).GroupPreview),
	booklets: later(async () => (await import('./features/resources/preview/booklet-preview.tsx')).BookletPreview),
	'toppers-copies': later(async () => (await import('./features/resources/preview/copy-preview.tsx')).CopyPreview),
	'practice-papers': later(async () => (await import('./features/resources/preview/paper-preview.tsx')).PaperPreview),
	strategy: later(async () => (await import('./features/strategy/advice-preview.tsx')).AdvicePreview),
	syllabus: later(async () => (await import('./features/strategy/syllabus/topic-preview.tsx')).TopicPreview),
	'weekly-routine': later(async () => (await import('./features/strategy/routine/day-preview.tsx')).DayPreview),
	'to-the-point': later(async () => (await import('./features/study-material/preview/notes-preview.tsx')).NotesPreview),
	'mind-map': later(
		async () => (await import('./features/study-material/preview/mind-map-preview.tsx')).MindMapPreview,
	),
	infographics: later(
		async () => (await import('./features/study-material/preview/infographic-preview.tsx')).InfographicPreview,
	),
	'learning-through-map': later(
		async () => (await import('./features/study-material/preview/learning-map-preview.tsx')).LearningMapPreview,
	),
	'mains-answer-enrichment-capsule': later(
		async () => (await import('./features/study-material/preview/capsule-preview.tsx')).CapsulePreview,
	),
}
