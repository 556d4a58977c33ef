import { useState } from 'react'
import { type StoredArticle, serializeArticle } from '../document.ts'
import { ArticleEditor, type ArticleEditorServices, EMPTY_ARTICLE } from '../index.ts'
import { articleEditorMessagesJa } from '../messages/ja.ts'
import '../style.css'

const services: ArticleEditorServices = {
  uploadImage: async (file, { signal }) => {
    const response = await fetch('/images', { method: 'POST', body: file, signal })
    return response.json() // { url, width, height }
  },
}

export function Writer({ onSave }: { readonly onSave: (stored: StoredArticle) => void }) {
  const [article, setArticle] = useState(EMPTY_ARTICLE)
  return (
    <>
      <ArticleEditor
        value={article}
        onChange={setArticle}
        services={services}
        mapObjects={[{ id: 'spot-1', name: '御嶽遥拝所', kind: 'spot', color: 'red' }]}
        messages={articleEditorMessagesJa}
      />
      <button type="button" onClick={() => onSave(serializeArticle(article))}>
        保存
      </button>
    </>
  )
}
