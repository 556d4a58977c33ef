#!/bin/sh
# Writes .env with new secrets for compose.yaml: ./make-env.sh routes.example.com
# An .env that is there is left alone. Keep a copy elsewhere: backups cannot be opened without it.
set -eu
domain=${1:?Name the domain: ./make-env.sh routes.example.com}
cd "$(dirname "$0")"
if [ -e .env ]; then
  echo ".env is there already and was left alone." >&2
  exit 1
fi
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
cat > .env <<END
DOMAIN=$domain
SECRET=$(random 32)
DATABASE_PASSWORD=$(random 24)
STORAGE_ACCESS_KEY=$(random 10)
STORAGE_SECRET_KEY=$(random 24)
BACKUP_KEY=$(random 24)
# Without it mail, with the codes for new accounts, stays in the container.
SMTP_URL=
MAIL_FROM=Mishiori <no-reply@$domain>
END
echo "Written: $(pwd)/.env. Fill in SMTP_URL, then: docker compose up --detach"
