/** SQL: an item of `glossary_items` as JSON, as the content service answers it (specification §3, Glossary item). */
export const GLOSSARY_ITEM =
  `json_build_object('id', id, 'attributes', json_build_object('uiKey', ui_key, 'deploymentEnv', deployment_env, ` +
  `'domain', domain, 'organizationUuid', organization_uuid, 'textType', text_type, ` +
  `'markdownText', markdown_text, 'plainText', plain_text))`;
