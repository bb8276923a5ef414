/** Is where a question of prelims practice is shown by itself. The file imports nothing, because the browser runs it. */
export const prelimsQuestionPath = (id: string) => `/prelims-practice?question=${id}`
