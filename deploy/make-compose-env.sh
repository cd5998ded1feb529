#!/bin/sh
# Writes deploy/compose.env for compose.yaml: new secrets, readable by its owner only. An existing file is never changed,
# because backups cannot be opened without its SECRET_KEY.
#   deploy/make-compose-env.sh himaya.example
set -eu
cd "$(dirname "$0")"
address=${1:?Usage: deploy/make-compose-env.sh SITE_ADDRESS}
if [ -e compose.env ]; then
  echo 'deploy/compose.env is there already: nothing was changed' >&2
  exit 1
fi
umask 077
sed -e "s|^SITE_ADDRESS=.*|SITE_ADDRESS=$address|" \
  -e "s|^SECRET_KEY=.*|SECRET_KEY=$(openssl rand -base64 32)|" \
  -e "s|^POSTGRES_PASSWORD=.*|POSTGRES_PASSWORD=$(openssl rand -hex 24)|" \
  -e "s|^STORAGE_SECRET_KEY=.*|STORAGE_SECRET_KEY=$(openssl rand -hex 24)|" \
  compose.env.example >compose.env.new
mv compose.env.new compose.env
echo 'deploy/compose.env is made. Also store its SECRET_KEY elsewhere.'
