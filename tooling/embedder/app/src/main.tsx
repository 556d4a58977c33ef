import { createRoot } from 'react-dom/client'
import { ArticlePage } from './article-page.tsx'
import { RouteEditor } from './route-editor.tsx'

const Page = new URLSearchParams(location.search).has('write') ? ArticlePage : RouteEditor
const element = document.getElementById('root')
if (element) createRoot(element).render(<Page />)
