import { createRoot } from 'react-dom/client'
import { RouteEditor } from './route-editor.tsx'

const element = document.getElementById('root')
if (element) createRoot(element).render(<RouteEditor />)
