/** What the routes ask for when they are opened: in one place and without the code itself, because they come with every page. */
export const mainsCode = () => import('./page-code.ts')
